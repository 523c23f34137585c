import { keepText, keptText } from '#client/core/kept-text.ts'

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (owner: string, chatId: string) => `chat-draft:${owner}:${chatId}`

export const chatDraft = (owner: string, chatId: string) => keptText(localStorage, keyOf(owner, chatId))

export const keepChatDraft = (owner: string, chatId: string, text: string) =>
  keepText(localStorage, keyOf(owner, chatId), text)

/** A change of a message that is not saved, for as long as the tab is open. */
const editKeyOf = (messageId: string) => `chat-edit:${messageId}`

export const keptEdit = (messageId: string) => keptText(sessionStorage, editKeyOf(messageId))

export const keepEdit = (messageId: string, text: string) => keepText(sessionStorage, editKeyOf(messageId), text)
