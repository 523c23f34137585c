import { t } from '#contract/texts.ts'

// How fast the past goes by.

const DAY = 86_400_000

export const speeds = [
  { value: 'day', label: t`Day`, span: DAY },
  { value: 'week', label: t`Week`, span: 7 * DAY },
  { value: 'month', label: t`Month`, span: 30 * DAY },
] as const
export type Speed = (typeof speeds)[number]['value']

/** So long it takes to see as much as a speed is named after. */
const SHOWN_IN = 10_000

/** Nights and weekends: with nothing to see for longer than this, the clock goes on to shortly before the next change. */
const LONGEST_QUIET = 900

export const spanOf = (speed: Speed) => speeds.find(({ value }) => value === speed)!.span

/** The moment that is shown after so many milliseconds of watching. */
export function momentAfter(moment: number, watched: number, speed: Speed, nextAt: number | null): number {
  const rate = spanOf(speed) / SHOWN_IN
  const isQuiet = nextAt !== null && nextAt - moment > LONGEST_QUIET * rate
  const from = isQuiet ? nextAt - LONGEST_QUIET * rate : moment
  return from + watched * rate
}
