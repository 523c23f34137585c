// What stands in a board's address besides its id: filters, how it is shown, which task is open.
import { type FilterName, filterNames } from '#contract/filter-names.ts'

export const groupings = ['members', 'labels', 'priority'] as const
export type Grouping = (typeof groupings)[number]

/** The timeline groups by column too. On a board columns are there anyway. */
export const timelineGroupings = ['column', ...groupings] as const
export type TimelineGrouping = (typeof timelineGroupings)[number]

const sortKeys = ['taskId', 'title', 'priority', 'dueDate', 'complexity', 'totalTime', 'labels', 'members'] as const
export type SortKey = (typeof sortKeys)[number]

/** Lists stand in it as text, separated by commas; `filtersFromQuery` reads them. */
export type BoardSearch = { [Name in FilterName | 'not' | 'q' | 'task']?: string | undefined } & {
  view?: 'board' | 'list' | undefined
  group?: TimelineGrouping | undefined
  /** Of the list; a minus turns it round. */
  order?: SortKey | `-${SortKey}` | undefined
}

const texts = [...filterNames, 'not', 'q', 'task'] as const

/** Whatever somebody typed into the address: what is unknown is left out. */
export function boardSearch(search: Record<string, unknown>): BoardSearch {
  const known: BoardSearch = {}
  for (const name of texts) {
    const value = search[name]
    if ((typeof value === 'string' || typeof value === 'number') && value !== '') known[name] = String(value)
  }
  if (search.view === 'board' || search.view === 'list') known.view = search.view
  const group = timelineGroupings.find((name) => name === search.group)
  if (group) known.group = group
  const order = sortKeys.flatMap((key) => [key, `-${key}` as const]).find((name) => name === search.order)
  if (order) known.order = order
  return known
}

/** What the rows of a board stand for, if there are any. */
export const rowsBy = ({ group }: BoardSearch): Grouping | null => groupings.find((name) => name === group) ?? null
