import { t } from '#contract/texts.ts'

/** By the number the contract gives them: 0 is Sunday. */
export const weekdays = [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`] as const
/** The same where there is little room. */
export const shortWeekdays = [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`] as const

/** All seven, beginning with the one the week begins with. */
export const weekFrom = (start: number): number[] => weekdays.map((_, day) => (day + start) % weekdays.length)
