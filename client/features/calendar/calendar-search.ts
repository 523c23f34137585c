// What stands in a calendar's address beside the board's filters: how much of it is shown, and around which day.
import { type BoardSearch, boardSearch } from '#client/features/tasks/board-search.ts'
import { isDay } from '#contract/days.ts'

export const scales = ['month', 'week', 'agenda'] as const
export type Scale = (typeof scales)[number]

export interface CalendarPlace {
  scale?: Scale | undefined
  day?: string | undefined
}

export type CalendarSearch = BoardSearch & CalendarPlace

/** Calendars end somewhere, or arithmetic with years of five digits begins. */
export const isShownDay = (day: string) => day >= '1970-01-01' && day <= '2199-12-31'

/** Whatever somebody typed into the address: what is unknown is undefined, since a key that is left out keeps what was typed. */
function calendarPlace(search: Record<string, unknown>): CalendarPlace {
  const scale = scales.find((name) => name === search.scale)
  const day = typeof search.day === 'string' && isDay(search.day) && isShownDay(search.day) ? search.day : undefined
  return { scale, day }
}

export const calendarSearch = (search: Record<string, unknown>): CalendarSearch => ({
  ...boardSearch(search),
  ...calendarPlace(search),
})

/** The home of a workspace: beside the projects, or as a calendar of what is mine to do. */
export type HomeSearch = CalendarPlace & { tasks?: 'calendar' | undefined }

export const homeSearch = (search: Record<string, unknown>): HomeSearch =>
  search.tasks === 'calendar' ? { tasks: 'calendar', ...calendarPlace(search) } : {}
