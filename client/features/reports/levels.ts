import type { Level } from '#client/ui/charts/ScatterChart.tsx'
import { largestOf } from '#client/ui/charts/scale.ts'
import { LOCALE, t } from '#contract/texts.ts'
import { percentWords, spanWords } from './words.ts'

interface Percentiles {
  p50: number | null
  p85: number | null
}

const units = [
  { name: t`d`, seconds: 86_400 },
  { name: 'h', seconds: 3600 },
  { name: 'min', seconds: 60 },
]

/** What times are told in: days, unless none took as long as one. */
export function unitOf(times: number[]) {
  const longest = largestOf(times)
  return units.find(({ seconds }) => longest >= seconds) ?? units.at(-1)!
}

/** "1.5 d", along the edge of a chart. */
export const tickWords = (value: number, { name }: { name: string }) =>
  `${value.toLocaleString(LOCALE, { useGrouping: false })} ${name}`

/** The lines below which half and 85% of the tasks lie. */
export const levelsOf = ({ p50, p85 }: Percentiles, unit: number): Level[] => [
  ...(p50 === null ? [] : [{ name: `${percentWords(0.5)}: ${spanWords(p50)}`, value: p50 / unit }]),
  // Where all took the same time, two names would lie on each other.
  ...(p85 === null || p85 === p50 ? [] : [{ name: `${percentWords(0.85)}: ${spanWords(p85)}`, value: p85 / unit }]),
]
