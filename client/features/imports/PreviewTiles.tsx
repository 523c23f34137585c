import { Figures } from '#client/ui/Figures.tsx'
import type { ImportPreview } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'
import { numberWords } from './status-words.ts'

/** How much of what; nothing is said of what there is none of. */
export function PreviewTiles({ counts }: { counts: ImportPreview['counts'] }) {
  const figures = [
    { label: t`New tasks`, value: counts.created, always: true },
    { label: t`Updated`, value: counts.updated },
    { label: t`New columns`, value: counts.columns },
    { label: t`New labels`, value: counts.labels },
    { label: t`Comments`, value: counts.comments },
    { label: t`Checklists`, value: counts.checklists },
    { label: t`Left out`, value: counts.skipped },
  ]
  return (
    <Figures
      figures={figures
        .filter(({ value, always }) => always || value > 0)
        .map(({ label, value }) => ({ label, value: numberWords(value) }))}
    />
  )
}
