import { keepText, keptText } from '#client/core/kept-text.ts'

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (owner: string, taskId: string) => `comment-draft:${owner}:${taskId}`

export const commentDraft = (owner: string, taskId: string) => keptText(localStorage, keyOf(owner, taskId))

export const keepCommentDraft = (owner: string, taskId: string, text: string) =>
  keepText(localStorage, keyOf(owner, taskId), text)
