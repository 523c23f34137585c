import type { Import } from '#contract/imports.ts'
import { t } from '#contract/texts.ts'

/** "4 new, 2 updated, 3 left out" */
export function resultWords({ created, updated, skippedCount }: Pick<Import, 'created' | 'updated' | 'skippedCount'>) {
  const parts = [
    `${created.toLocaleString('en-US')} new`,
    updated > 0 && `${updated.toLocaleString('en-US')} updated`,
    skippedCount > 0 && t`${skippedCount.toLocaleString('en-US')} left out`,
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
