import { useNavigate } from '@tanstack/react-router'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { type FilterName, filterNames } from '#contract/filter-names.ts'
import { filtersFromQuery, filtersToQuery, type TaskFilters } from '#contract/task-filters.ts'
import { withoutFilters, withValues } from './changes.ts'

/** The filters in the address, and how to change them. */
export function useFilters(search: BoardSearch) {
  const navigate = useNavigate()
  const filters = filtersFromQuery(search)

  // Replaced, not pushed: "back" leaves the board instead of undoing one tick after the other.
  const change = (next: (now: TaskFilters) => TaskFilters) =>
    void navigate({
      to: '.',
      search: (now: BoardSearch) => ({ ...withoutFilters(now), ...filtersToQuery(next(filtersFromQuery(now))) }),
      replace: true,
      // Still the same page: whoever scrolled it, or was led to what was found, stays there.
      resetScroll: false,
    })

  return {
    filters,
    active: filterNames.filter((name) => filters[name]),
    setValues: (name: FilterName, values: string[]) => change((now) => withValues(now, name, values)),
    toggleNot: (name: FilterName) =>
      change(({ not = [], ...now }) => ({
        ...now,
        not: not.includes(name) ? not.filter((other) => other !== name) : [...not, name],
      })),
    setText: (text: string) => change((now) => ({ ...now, search: text })),
    clear: () => change(() => ({})),
  }
}
