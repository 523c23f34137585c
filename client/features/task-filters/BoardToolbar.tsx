import { lazy, Suspense, useState } from 'react'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import type { Matcher } from '#contract/task-filters.ts'
import classes from './BoardToolbar.module.css'
import { isFiltered } from './changes.ts'
import { FilterButton } from './FilterButton.tsx'
import { FilterChip } from './FilterChip.tsx'
import { SearchField } from './SearchField.tsx'
import { TaskCount } from './TaskCount.tsx'
import { useFilters } from './use-filters.ts'

const FilterMenu = lazy(async () => ({ default: (await import('./FilterMenu.tsx')).FilterMenu }))

interface Props {
  search: BoardSearch
  matches: Matcher | null
}

/** Above a board: what of it is shown, and how. */
export function BoardToolbar({ search, matches }: Props) {
  const { filters, active, setValues, toggleNot, setText, clear } = useFilters(search)
  const [early, setEarly] = useState(false)

  return (
    <search className={classes.toolbar}>
      <SearchField value={filters.search ?? ''} onChange={setText} />
      <Suspense fallback={<FilterButton onClick={() => setEarly(true)} />}>
        <FilterMenu filters={filters} onChange={setValues} defaultOpened={early} />
      </Suspense>
      {isFiltered(search) && (
        <div className={classes.chips}>
          {active.map((name) => (
            <FilterChip
              key={name}
              name={name}
              values={filters[name] ?? []}
              negated={filters.not?.includes(name) ?? false}
              onValues={(values) => setValues(name, values)}
              onToggleNot={() => toggleNot(name)}
            />
          ))}
          <button type="button" className={classes.clear} onClick={clear}>
            Clear all
          </button>
        </div>
      )}
      <div className={classes.right}>
        <span className={classes.count}>
          <TaskCount matches={matches} />
        </span>
      </div>
    </search>
  )
}
