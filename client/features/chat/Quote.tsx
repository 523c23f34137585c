import { useMe } from '#client/core/session.ts'
import type { Message } from '#contract/chats.ts'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'

/** What an answer answers; a click shows it where it was said. */
export function Quote({ quoted }: { quoted: NonNullable<Message['replyTo']> }) {
  const me = useMe()
  const { chat, jumpTo } = useOpenChat()
  const who =
    quoted.sender === me._id ? 'You' : chat.participants.find(({ user }) => user._id === quoted.sender)?.user.name
  return (
    <button type="button" className={classes.quote} onClick={() => jumpTo(quoted._id)}>
      <strong>{who ?? 'Somebody who left'}</strong>
      <span>{quoted.deleted ? 'Message deleted' : quoted.body || 'A file'}</span>
    </button>
  )
}
