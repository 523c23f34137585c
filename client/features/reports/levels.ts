import type { Level } from '#client/ui/charts/ScatterChart.tsx'
import { DAY_SECONDS } from './period-days.ts'
import { spanWords } from './words.ts'

/** The lines below which half and 85 % of the tasks lie, in days. */
export const levelsOf = ({ p50, p85 }: { p50: number | null; p85: number | null }): Level[] => [
  ...(p50 === null ? [] : [{ name: `50 %: ${spanWords(p50)}`, value: p50 / DAY_SECONDS }]),
  // Where all took the same time, two names would lie on each other.
  ...(p85 === null || p85 === p50 ? [] : [{ name: `85 %: ${spanWords(p85)}`, value: p85 / DAY_SECONDS }]),
]
