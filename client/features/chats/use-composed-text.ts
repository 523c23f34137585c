import { useState } from 'react'
import { useMe } from '#client/core/session.ts'
import { chatDraft, keepChatDraft } from './draft.ts'
import { useTellTyping } from './typing.ts'

/** What is being written: kept in this browser until it is sent, and the other sees that somebody types. */
export function useComposedText(chatId: string) {
  const me = useMe()
  const typing = useTellTyping(chatId)
  const [text, setText] = useState(() => chatDraft(me._id, chatId))

  function write(next: string) {
    setText(next)
    keepChatDraft(me._id, chatId, next)
    typing.tell(next)
  }

  return { text, write, pause: typing.stop }
}
