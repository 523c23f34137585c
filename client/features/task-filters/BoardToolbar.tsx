import { type Ref, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { DisplayButton } from '#client/features/board-display/DisplayButton.tsx'
import { ViewChoice } from '#client/features/board-display/ViewChoice.tsx'
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

const menus = () => import('./menus.ts')
const FilterChips = lazy(async () => (await menus()).loadFilterChips())
const FilterMenu = lazy(async () => (await menus()).loadFilterMenu())
const MoreMenu = lazy(async () => (await menus()).loadMoreMenu())
const DisplayMenu = lazy(async () => (await menus()).loadDisplayMenu())
const ViewsMenu = lazy(async () => (await menus()).loadViewsMenu())

interface Props {
  search: BoardSearch
  matches: Matcher | null
  /** Whether it says how the board itself is shown; calendar and timeline say that in their own ways. */
  withDisplay?: boolean
  /** Where a view puts what stands before all this on a phone. */
  startRef?: Ref<HTMLDivElement> | undefined
}

/** Above a board: what of it is shown, and how. */
export function BoardToolbar({ search, matches, withDisplay = true, startRef }: Props) {
  const { filters, setValues, setText } = useFilters(search)
  const filtered = isFiltered(search)

  return (
    <search className={classes.toolbar}>
      {startRef && <div ref={startRef} className={classes.start} />}
      <SearchField value={filters.search ?? ''} onChange={setText} brief={startRef !== undefined} />
      <Early button={FilterButton}>
        {(clicked) => <FilterMenu filters={filters} onChange={setValues} defaultOpened={clicked} />}
      </Early>
      {filtered && (
        <Suspense fallback={<div className={classes.chips} />}>
          <FilterChips search={search} />
        </Suspense>
      )}
      <div className={classes.right}>
        <span className={classes.count}>
          <TaskCount matches={matches} />
        </span>
        {withDisplay && (
          <span className={classes.view}>
            <ViewChoice search={search} />
          </span>
        )}
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
