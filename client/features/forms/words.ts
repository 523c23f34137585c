import type { FormField } from '#contract/forms.ts'
import { many, t } from '#contract/texts.ts'
import { kinds, targetWords } from './field-kinds.ts'

export const questionsWord = (count: number) =>
  count === 0 ? t`no questions` : many(count, { one: '# question', other: '# questions' })

/** "1 answer", "3 answers", "no answers" */
export const answersWord = (count: number) =>
  count === 0 ? t`no answers` : many(count, { one: '# answer', other: '# answers' })

/** "Short text → the task’s title, on a condition" */
export function becomesWords({ type, mapsTo, showIf }: FormField): string {
  const target = mapsTo && mapsTo !== type ? ` → ${targetWords[mapsTo]}` : ''
  return `${kinds[type].name}${target}${showIf ? t`, on a condition` : ''}`
}
