import { keepText, keptText } from '#client/core/kept-text.ts'

/** By person: whoever signs in next at this computer does not find it. Of a task's next comment, or of one that is being changed. */
const keyOf = (owner: string, id: string) => `comment-draft:${owner}:${id}`

export const commentDraft = (owner: string, id: string) => keptText(localStorage, keyOf(owner, id))

export const keepCommentDraft = (owner: string, id: string, text: string) =>
  keepText(localStorage, keyOf(owner, id), text)

/** Unless something else was written meanwhile. */
export function dropCommentDraft(owner: string, id: string, sent: string) {
  if (commentDraft(owner, id) === sent) keepCommentDraft(owner, id, '')
}
