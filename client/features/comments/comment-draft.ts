/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (owner: string, taskId: string) => `comment-draft:${owner}:${taskId}`

export const commentDraft = (owner: string, taskId: string): string => localStorage.getItem(keyOf(owner, taskId)) ?? ''

export function keepCommentDraft(owner: string, taskId: string, text: string) {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(owner, taskId))
    else localStorage.setItem(keyOf(owner, taskId), text)
  } catch {
    // A storage that is full or forbidden is no reason to stop somebody from typing.
  }
}
