// What somebody began to type in a column, until it is a task. Survives closing the field and loading the page again.

const keyOf = (boardId: string, columnId: string) => `new-task-${boardId}-${columnId}`

export function draftOf(boardId: string, columnId: string): string {
  try {
    return sessionStorage.getItem(keyOf(boardId, columnId)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(boardId: string, columnId: string, words: string) {
  try {
    if (words === '') sessionStorage.removeItem(keyOf(boardId, columnId))
    else sessionStorage.setItem(keyOf(boardId, columnId), words)
  } catch {}
}
