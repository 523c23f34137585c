import { assignablePeople } from '#client/features/tasks/assignable.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'

/** What a line typed on a day says. A due date in the line wins over the day it was typed on. */
export async function lineOnDay(line: string, day: string, { board, people, labels }: OpenBoard, today: string) {
  // What reads the line loads with the first one that is typed.
  const { readQuickAdd } = await import('#client/features/kanban/quick-add.ts')
  const facts = { people: assignablePeople({ board, people }), labels: [...labels.values()], today }
  const { title, fields } = readQuickAdd(line, facts)
  return { title, fields: { dueDate: day, ...fields } }
}
