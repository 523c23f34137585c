import { lazy, Suspense } from 'react'
import { DisplayButton } from '#client/features/board-display/DisplayButton.tsx'
import { ViewsButton } from '#client/features/saved-views/ViewsButton.tsx'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { Early } from '#client/ui/Early.tsx'
import type { Matcher } from '#contract/task-filters.ts'
import classes from './BoardToolbar.module.css'
import { isFiltered } from './changes.ts'
import { FilterButton } from './FilterButton.tsx'
import { MoreButton } from './MoreButton.tsx'
import { SearchField } from './SearchField.tsx'
import { TaskCount } from './TaskCount.tsx'
import { useFilters } from './use-filters.ts'

const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }))
const FilterMenu = lazy(async () => ({ default: (await import('./FilterMenu.tsx')).FilterMenu }))
const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu }))
const DisplayMenu = lazy(async () => ({
  default: (await import('#client/features/board-display/DisplayMenu.tsx')).DisplayMenu,
}))
const ViewsMenu = lazy(async () => ({
  default: (await import('#client/features/saved-views/ViewsMenu.tsx')).ViewsMenu,
}))

interface Props {
  search: BoardSearch
  matches: Matcher | null
  /** Whether cards and rows are shown, which have looks to choose. */
  withDisplay?: boolean
}

/** Above a board: what of it is shown, and how. */
export function BoardToolbar({ search, matches, withDisplay = true }: Props) {
  const { filters, setValues, setText } = useFilters(search)
  const filtered = isFiltered(search)

  return (
    <search className={classes.toolbar}>
      <SearchField value={filters.search ?? ''} onChange={setText} />
      <Early button={FilterButton}>
        {(clicked) => <FilterMenu filters={filters} onChange={setValues} defaultOpened={clicked} />}
      </Early>
      <Suspense>{filtered && <FilterChips search={search} />}</Suspense>
      <div className={classes.right}>
        <span className={classes.count}>
          <TaskCount matches={matches} />
        </span>
        <Early button={ViewsButton}>{(clicked) => <ViewsMenu search={search} defaultOpened={clicked} />}</Early>
        {withDisplay && (
          <Early button={DisplayButton}>{(clicked) => <DisplayMenu search={search} defaultOpened={clicked} />}</Early>
        )}
        <Early button={MoreButton}>
          {(clicked) => <MoreMenu filters={filters} filtered={filtered} defaultOpened={clicked} />}
        </Early>
      </div>
    </search>
  )
}
