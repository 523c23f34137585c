import { t } from '#contract/texts.ts'
/** By the number the contract gives them: 0 is Sunday. */
export const weekdays = [t`Sunday`, t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`] as const

/** All seven, beginning with the one the week begins with. */
export const weekFrom = (start: number): number[] => weekdays.map((_, day) => (day + start) % weekdays.length)
