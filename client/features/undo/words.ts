import { many, t } from '#contract/texts.ts'

const verbs: Record<string, string> = {
  'task-moved': t`Moved back`,
  'task-updated': t`Changed back`,
  'task-created': t`Taken away again`,
  'task-deleted': t`Brought back`,
}

/** "Moved back: Light the fire" */
export function undoneWords({ type, title, count }: { type: string; title: string; count: number }): string {
  const verb = verbs[type] ?? t`Taken back`
  return `${verb}: ${title || many(count, { one: '# task', other: '# tasks' })}`
}
