import { dateTime } from '#client/core/dates.ts'
import { LOCALE } from '#contract/texts.ts'

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short' })

/** "Tue, Nov 3, 2026, 2:05 PM" */
export const momentWords = (moment: number) => `${weekday.format(moment)}, ${dateTime(moment)}`
