// What somebody began to type in a column, until it is a task. Survives closing the field and loading the page again.
import { keepText, keptText } from '#client/core/kept-text.ts'

const keyOf = (boardId: string, columnId: string) => `new-task-${boardId}-${columnId}`

export const draftOf = (boardId: string, columnId: string) => keptText(sessionStorage, keyOf(boardId, columnId))

export const keepDraft = (boardId: string, columnId: string, words: string) =>
  keepText(sessionStorage, keyOf(boardId, columnId), words)
