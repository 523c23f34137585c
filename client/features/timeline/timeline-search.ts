import { type BoardSearch, boardSearch } from '#client/features/tasks/board-search.ts'

export const zooms = ['day', 'week', 'month', 'quarter'] as const
export type Zoom = (typeof zooms)[number]

/** What stands in the timeline's address: what the board's has, and how near one looks. */
export type TimelineSearch = BoardSearch & { zoom?: Zoom | undefined }

/** Whatever somebody typed into the address: what is unknown is undefined, since a key that is left out keeps what was typed. */
export function timelineSearch(search: Record<string, unknown>): TimelineSearch {
  const known = boardSearch(search)
  return { ...known, group: known.group, zoom: zooms.find((name) => name === search.zoom) }
}
