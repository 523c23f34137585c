import { session } from '#client/core/session.ts'

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (taskId: string) => `comment-draft:${session.user()?._id}:${taskId}`

export const commentDraft = (taskId: string): string => localStorage.getItem(keyOf(taskId)) ?? ''

export function keepCommentDraft(taskId: string, text: string) {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(taskId))
    else localStorage.setItem(keyOf(taskId), text)
  } catch {
    // A storage that is full or forbidden is no reason to stop somebody from typing.
  }
}
