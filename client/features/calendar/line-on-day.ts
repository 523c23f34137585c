import type { QuickAddFacts } from '#client/features/kanban/quick-add.ts'

/** What a line typed on a day says besides that. */
export async function lineOnDay(line: string, day: string, facts: QuickAddFacts, asTitle: ReadonlySet<string>) {
  // What reads the line loads with the first one that is typed.
  const { readQuickAdd } = await import('#client/features/kanban/quick-add.ts')
  const { title, fields } = readQuickAdd(line, facts, asTitle)
  return { title, fields: { ...fields, dueDate: day } }
}
