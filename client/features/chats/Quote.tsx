import { useMe } from '#client/core/session.ts'
import type { Message } from '#contract/chats.ts'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'
import { quotedGist, SOMEBODY_GONE } from './words.ts'

/** What an answer answers; a click shows it where it was said. */
export function Quote({ quoted }: { quoted: NonNullable<Message['replyTo']> }) {
  const me = useMe()
  const { chat, jumpTo } = useOpenChat()
  const who = chat.participants.find(({ user }) => user._id === quoted.sender)?.user.name ?? SOMEBODY_GONE
  return (
    <button type="button" className={classes.quote} onClick={() => jumpTo(quoted._id)}>
      <strong>{quoted.sender === me._id ? 'You' : who}</strong>
      <span>{quotedGist(quoted)}</span>
    </button>
  )
}
