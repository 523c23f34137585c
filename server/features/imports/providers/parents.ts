// Tasks under tasks. We have none, so a part becomes a task of its own that says what it is part of, and the whole waits for it.
import { type PlannedTask, withLines } from '#server/features/imports/plan.ts'
import { oneLine } from '#server/features/imports/reading/text.ts'

/** `parentOf`: external id of a task -> of what it is part of; one that is not in the file is only named. */
export function partsOfParents(tasks: PlannedTask[], parentOf: Map<string, string>) {
  const known = new Map(tasks.map((task) => [task.externalId, task]))
  for (const task of tasks) {
    const parentId = parentOf.get(task.externalId)
    if (!parentId || parentId === task.externalId) continue
    const parent = known.get(parentId)
    const name = parent ? `${oneLine(parent.title)} (${parentId})` : parentId
    task.description = withLines(task.description, [`Part of ${name}`])
    parent?.dependencies.push(task.externalId)
  }
}
