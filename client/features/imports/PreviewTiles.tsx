import { Figures } from '#client/ui/Figures.tsx'
import type { ImportPreview } from '#contract/imports.ts'

/** How much of what; nothing is said of what there is none of. */
export function PreviewTiles({ counts }: { counts: ImportPreview['counts'] }) {
  const figures = [
    { label: 'New tasks', value: counts.created, always: true },
    { label: 'Updated', value: counts.updated },
    { label: 'New columns', value: counts.columns },
    { label: 'New labels', value: counts.labels },
    { label: 'Comments', value: counts.comments },
    { label: 'Checklists', value: counts.checklists },
    { label: 'Left out', value: counts.skipped },
  ]
  return (
    <Figures
      figures={figures
        .filter(({ value, always }) => always || value > 0)
        .map(({ label, value }) => ({ label, value: value.toLocaleString('en-US') }))}
    />
  )
}
