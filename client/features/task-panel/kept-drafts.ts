// What somebody has typed and the server has not confirmed. It outlives the tab, the connection and the session.
import { session } from '#client/core/session.ts'

export interface KeptDraft {
  /** The text it was made from. */
  base: string
  text: string
}

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (taskId: string) => `description-draft:${session.user()?._id}:${taskId}`

export function keptDraft(taskId: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(taskId)) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(taskId: string, draft: KeptDraft | null) {
  try {
    if (draft) localStorage.setItem(keyOf(taskId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(taskId))
  } catch {
    // A storage that is full or forbidden is no reason to stop somebody from typing.
  }
}
