import type { Import } from '#contract/imports.ts'
import { LOCALE, t } from '#contract/texts.ts'

export const numberWords = (count: number) => count.toLocaleString(LOCALE)

/** "4 new, 2 updated, 3 left out" */
export function resultWords({ created, updated, skippedCount }: Pick<Import, 'created' | 'updated' | 'skippedCount'>) {
  const parts = [
    t`${numberWords(created)} new`,
    updated > 0 && t`${numberWords(updated)} updated`,
    skippedCount > 0 && t`${numberWords(skippedCount)} left out`,
  ]
  return parts.filter(Boolean).join(', ')
}

export const statusWords: Record<Import['status'], string> = {
  queued: t`Waiting`,
  running: t`Importing`,
  done: t`Done`,
  failed: t`Failed`,
  undone: t`Taken back`,
}
