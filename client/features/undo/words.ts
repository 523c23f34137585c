import { t } from '#contract/texts.ts'

const verbs: Record<string, string> = {
  'task-moved': t`Moved back`,
  'task-updated': t`Changed back`,
  'task-created': t`Taken away again`,
  'task-deleted': t`Brought back`,
}

/** "Moved back: Light the fire" */
export function undoneWords({ type, title }: { type: string; title: string }): string {
  const verb = verbs[type] ?? t`Taken back`
  return title ? `${verb}: ${title}` : verb
}
