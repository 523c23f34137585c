// What somebody began to type in a column, until it is a task. Survives closing the field and loading the page again.
import { keepText, keptText } from '#client/core/kept-text.ts'

const keyOf = (boardId: string, columnId: string) => `new-task-${boardId}-${columnId}`

export const draftOf = (boardId: string, columnId: string) => keptText(sessionStorage, keyOf(boardId, columnId))

export const keepDraft = (boardId: string, columnId: string, words: string) =>
  keepText(sessionStorage, keyOf(boardId, columnId), words)

const enteredKey = (boardId: string, columnId: string) => `entered-${keyOf(boardId, columnId)}`

/** Ready to be a task, though there is nothing yet that makes it one. */
export function enter(boardId: string, columnId: string, line: string) {
  const key = enteredKey(boardId, columnId)
  keepText(sessionStorage, key, [keptText(sessionStorage, key), line].filter(Boolean).join('\n'))
  keepDraft(boardId, columnId, '')
}

export function takeEntered(boardId: string, columnId: string): string[] {
  const key = enteredKey(boardId, columnId)
  const lines = keptText(sessionStorage, key).split('\n').filter(Boolean)
  keepText(sessionStorage, key, '')
  return lines
}
