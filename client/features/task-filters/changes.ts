import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { type FilterName, filterNames } from '#contract/filter-names.ts'
import type { TaskFilters } from '#contract/task-filters.ts'

/** A filter without values is none. */
export function withValues(filters: TaskFilters, name: FilterName, values: string[]): TaskFilters {
  const { [name]: _, ...others } = filters
  return values.length > 0 ? { ...others, [name]: values } : others
}

/** What else stands in the address: the view, the grouping, the open task. */
export function withoutFilters(search: BoardSearch): BoardSearch {
  const rest = { ...search }
  for (const name of [...filterNames, 'not', 'q'] as const) delete rest[name]
  return rest
}

export const isFiltered = (search: BoardSearch) => filterNames.some((name) => search[name]) || Boolean(search.q)
