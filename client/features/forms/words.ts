import type { FormField } from '#contract/forms.ts'
import { t } from '#contract/texts.ts'
import { kinds, mappingWords } from './field-kinds.ts'

/** "1 answer", "3 answers", "no answers" */
export const countWords = (count: number, what: string) =>
  `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`

/** "Short text → the task’s title, on a condition" */
export function becomesWords({ type, mapsTo, showIf }: FormField): string {
  const target = mapsTo && mapsTo !== type ? ` → ${mappingWords[mapsTo].toLowerCase()}` : ''
  return `${kinds[type].name}${target}${showIf ? t`, on a condition` : ''}`
}
