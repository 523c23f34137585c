import type { Import } from '#contract/imports.ts'

/** "4 new, 2 updated, 3 left out" */
export function resultWords({ created, updated, skippedCount }: Pick<Import, 'created' | 'updated' | 'skippedCount'>) {
  const parts = [
    `${created.toLocaleString('en-US')} new`,
    updated > 0 && `${updated.toLocaleString('en-US')} updated`,
    skippedCount > 0 && `${skippedCount.toLocaleString('en-US')} left out`,
  ]
  return parts.filter(Boolean).join(', ')
}

export const statusWords: Record<Import['status'], string> = {
  queued: 'Waiting',
  running: 'Importing',
  done: 'Done',
  failed: 'Failed',
  undone: 'Taken back',
}
