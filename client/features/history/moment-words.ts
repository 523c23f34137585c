import { dateTime } from '#client/core/dates.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' })

/** "Tue, Nov 3, 2026, 2:05 PM" */
export const momentWords = (moment: number) => `${weekday.format(moment)}, ${dateTime(moment)}`
