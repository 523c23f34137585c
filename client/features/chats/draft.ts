import { keepText, keptText } from '#client/core/kept-text.ts'

/** By person: whoever signs in next at this computer does not find it. */
const keyOf = (owner: string, chatId: string) => `chat-draft:${owner}:${chatId}`

export const chatDraft = (owner: string, chatId: string) => keptText(localStorage, keyOf(owner, chatId))

export const keepChatDraft = (owner: string, chatId: string, text: string) =>
  keepText(localStorage, keyOf(owner, chatId), text)
