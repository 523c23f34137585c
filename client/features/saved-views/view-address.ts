// A view is kept as the address says it, so that it outlives whatever filters are added later.
import { parseSearch, stringifySearch } from '#client/core/search-params.ts'
import { type BoardSearch, boardSearch } from '#client/features/tasks/board-search.ts'
import type { BoardSavedView } from '#contract/board-tools.ts'

/** Filters, search, grouping and order; which task is open is no part of a view. */
export function queryOf({ task: _, view: __, ...kept }: BoardSearch): string {
  return stringifySearch(kept).replace(/^\?/, '')
}

export const addressOf = ({ query, view }: Pick<BoardSavedView, 'query' | 'view'>): BoardSearch => ({
  ...boardSearch(parseSearch(query)),
  ...((view === 'board' || view === 'list') && { view }),
})

/** Whether a board looks like this view now, in whatever order its filters were set. */
export function isShown(saved: Pick<BoardSavedView, 'query' | 'view'>, search: BoardSearch, view: 'board' | 'list') {
  const sorted = (query: string) => [...new URLSearchParams(query)].map(String).toSorted().join('&')
  return sorted(saved.query) === sorted(queryOf(search)) && saved.view === view
}
