// What was done to a task together with others, told as if it had been done to it alone.
import type { TaskActivity } from '#contract/comments.ts'
import type { TaskCard } from '#contract/tasks.ts'
import type { AmongOthers } from './queries.ts'

type ChangeLine = Extract<TaskActivity, { kind: 'change' }>
type Told = Pick<ChangeLine, 'type' | 'changes'>

/** One line of a task's history. */
export function lineAmongOthers(taskId: string, { _id, who, when, ...event }: AmongOthers): ChangeLine {
  const { type, changes } = told(event)
  const [first] = changes
  const { field = null, from = null, to = null } = first ?? {}
  return { kind: 'change', _id, type, who, when, field, from, to, changes, hasTexts: false, payload: { taskId } }
}

function told({ said, isDeleted, before, after }: Omit<AmongOthers, '_id' | 'who' | 'when'>): Told {
  if (isDeleted) return { type: 'task-deleted', changes: [] }
  if (said.imported) return { type: 'task-imported', changes: [] }
  if (before && after) return { type: 'task-updated', changes: differences(before, after, said.columnId !== undefined) }
  // What was deleted elsewhere, and took something from all of its tasks.
  const taken = Object.entries(said.removed ?? {}).map(([field, id]) => ({ field, from: [id], to: [] }))
  const moved = said.columnId ? [{ field: 'columnId', from: null, to: said.columnId }] : []
  return { type: 'task-updated', changes: [...taken, ...moved] }
}

const fields = ['columnId', 'members', 'labels', 'priority', 'complexity', 'startDate', 'dueDate'] as const

/** What was moved within its column has it twice. */
const differences = (before: TaskCard, after: TaskCard, isMoved: boolean) =>
  fields.flatMap((field) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]) || (field === 'columnId' && isMoved)
      ? [{ field, from: before[field], to: after[field] }]
      : [],
  )
