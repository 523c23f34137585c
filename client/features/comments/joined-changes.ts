import type { TaskActivity } from '#contract/comments.ts'

/** Within an hour it is one text that is written, however often it is saved. */
export const ONE_WRITING_MS = 60 * 60 * 1000

/** `first`: of several in a row that are one to whoever reads, the oldest. */
export type ShownLine = TaskActivity & { first: string }

/** Nothing but that. */
export const isOfDescription = (changes: { field: string }[]) =>
  changes.length > 0 && changes.every(({ field }) => field === 'description')

const isDescription = (line: TaskActivity): line is Extract<TaskActivity, { kind: 'change' }> =>
  line.kind === 'change' && isOfDescription(line.changes)

/** A text is saved again and again while somebody writes it. Lines are newest first, and so is what comes of them. */
export function joinedChanges(lines: TaskActivity[]): ShownLine[] {
  const shown: ShownLine[] = []
  for (const line of lines) {
    const newer = shown.at(-1)
    if (newer && isSameWriting(newer, line)) shown[shown.length - 1] = { ...newer, first: line._id }
    else shown.push({ ...line, first: line._id })
  }
  return shown
}

const isSameWriting = (newer: TaskActivity, line: TaskActivity) =>
  isDescription(newer) &&
  isDescription(line) &&
  newer.hasTexts === line.hasTexts &&
  newer.who?._id === line.who?._id &&
  Date.parse(newer.when) - Date.parse(line.when) < ONE_WRITING_MS
