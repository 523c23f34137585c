import { many, t } from '#contract/texts.ts'

const verbs: Record<string, string> = {
  'task-moved': t`Moved back`,
  'task-updated': t`Changed back`,
  'task-created': t`Taken away again`,
  'task-deleted': t`Brought back`,
}

/** A message is read in passing; whoever did it knows the task by its first words. */
const MOST_OF_TITLE = 60

function shortened(title: string): string {
  const letters = [...title]
  return letters.length > MOST_OF_TITLE ? `${letters.slice(0, MOST_OF_TITLE).join('').trimEnd()}…` : title
}

/** "Moved back: Light the fire" */
export function undoneWords({ type, title, count }: { type: string; title: string; count: number }): string {
  const verb = verbs[type] ?? t`Taken back`
  return `${verb}: ${shortened(title) || many(count, { one: '# task', other: '# tasks' })}`
}
