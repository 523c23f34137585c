import { addDays, daysBetween } from '#contract/days.ts'

export const daysInPeriod = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
