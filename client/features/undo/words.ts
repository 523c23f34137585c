import { many, t } from '#contract/texts.ts'

const verbs: Record<string, string> = {
  'task-moved': t`Moved back`,
  'task-updated': t`Changed back`,
  'task-created': t`Taken away again`,
  'task-deleted': t`Brought back`,
}

/** A field it does not know is not named: the task is. */
const fieldNames: Record<string, string> = {
  title: t`title`,
  description: t`description`,
  members: t`members`,
  labels: t`labels`,
  priority: t`priority`,
  complexity: t`complexity`,
  startDate: t`start date`,
  dueDate: t`due date`,
  checklist: t`checklist`,
  cover: t`cover`,
  blockers: t`blockers`,
  dependencies: t`dependencies`,
}

/** A message is read in passing; whoever did it knows the task by its first words. */
const MOST_OF_TITLE = 60

function shortened(title: string): string {
  const letters = [...title]
  return letters.length > MOST_OF_TITLE ? `${letters.slice(0, MOST_OF_TITLE).join('').trimEnd()}…` : title
}

interface Undone {
  type: string
  title: string
  count: number
  fields?: string[]
}

/** "Moved back: Light the fire", "Changed back: description of Light the fire" */
export function undoneWords({ type, title, count, fields = [] }: Undone): string {
  const verb = verbs[type] ?? t`Taken back`
  const names = fields.flatMap((field) => fieldNames[field] ?? []).join(', ')
  const task = shortened(title) || many(count, { one: '# task', other: '# tasks' })
  return `${verb}: ${names ? t`${names} of ${task}` : task}`
}
