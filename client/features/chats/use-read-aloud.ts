import { announce } from '#client/core/announce.ts'
import { useLive } from '#client/core/live.ts'
import { useMe } from '#client/core/session.ts'
import { t } from '#contract/texts.ts'
import { senderName } from './words.ts'

/** What comes into the conversation on screen, for those who hear it. Not the list itself: it is drawn anew with every scroll. */
export function useReadAloud(chatId: string) {
  const me = useMe()
  useLive('new-message', ({ message }) => {
    if (message.chat !== chatId || message.sender?._id === me._id) return
    announce(`${senderName(message)}: ${message.body || t`a file`}`)
  })
}
