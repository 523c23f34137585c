import { t } from '#contract/texts.ts'
import type { ResourceAnalysis, utilisationBands } from '#contract/workspace-reports.ts'

export type Band = (typeof utilisationBands)[number]

export type Load = ResourceAnalysis['people'][number]['total']

/** A word and a sign for each, because colours alone tell not everybody. */
export const bandNames: Record<Band, string> = { under: t`Room left`, within: t`Full`, over: t`Too much` }
export const bandSigns: Record<Band, string> = { under: '▽', within: '●', over: '▲' }
export const bandColors: Record<Band, string> = {
  under: 'var(--h-blue)',
  within: 'var(--h-green)',
  over: 'var(--h-red)',
}
export const bandSpans: Record<Band, string> = { under: t`under 90%`, within: t`90 to 110%`, over: t`over 110%` }
