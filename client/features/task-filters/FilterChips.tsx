import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import classes from './BoardToolbar.module.css'
import { FilterChip } from './FilterChip.tsx'
import { useFilters } from './use-filters.ts'

/** Every filter in words, and the way out of all of them. */
export function FilterChips({ search }: { search: BoardSearch }) {
  const { filters, active, setValues, toggleNot, clear } = useFilters(search)
  return (
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
      <button type="button" className={classes.clear} aria-label="Clear all filters" onClick={clear}>
        Clear
      </button>
    </div>
  )
}
