import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMe } from '#client/core/session.ts'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { filtersFromQuery, filtersToQuery, type Matcher, matcherOf } from '#contract/task-filters.ts'
import { type AskedFields, askedFields } from './asked-fields.ts'
import { describedQuery } from './data.ts'
import { useToday } from './use-today.ts'

const asSet = (ids: string[]): ReadonlySet<string> => new Set(ids)

/** The same function until the filters, the labels or the day change: lists are kept by it. */
export function useMatcher(search: BoardSearch): Matcher | null {
  const { board } = useOpenBoard()
  const day = useToday()
  const { _id: me } = useMe()
  const filters = filtersFromQuery(search)
  const text = filters.search?.trim() ?? ''
  // Titles match at once; what only descriptions say comes along when the server has looked.
  const { data: described } = useQuery({ ...describedQuery(board._id, text), select: asSet })

  // As text, because a board that was renamed or a task that was opened is no reason to filter anew.
  const wanted = JSON.stringify(filtersToQuery(filters))
  const names = filters.labels ? JSON.stringify(board.labels.map(({ _id, name }) => [_id, name])) : '[]'

  return useMemo(
    () =>
      matcherOf(filtersFromQuery(JSON.parse(wanted)), {
        today: day,
        me,
        labelNames: new Map(JSON.parse(names)),
        ...(described && { describedMatches: described }),
      }),
    [wanted, names, day, me, described],
  )
}

/** What a task added under the filter is given. The same until something in it changes. */
export function useAskedFields(search: BoardSearch): AskedFields {
  const { board } = useOpenBoard()
  const today = useToday()
  const { _id: me } = useMe()
  const asked = JSON.stringify(askedFields(filtersFromQuery(search), { me, today, labels: board.labels }))
  return useMemo(() => JSON.parse(asked), [asked])
}
