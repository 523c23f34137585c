import { IconClock } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { MessageBy } from './MessageBy.tsx'
import { MessageFiles } from './MessageFiles.tsx'
import classes from './MessageRow.module.css'
import { MessageText } from './MessageText.tsx'
import { discard, type Pending, sendAgain } from './outbox.ts'
import { Quote } from './Quote.tsx'

interface Props {
  pending: Pending
  head: boolean
}

/** A message that has not arrived yet, or was refused. */
export function PendingRow({ pending, head }: Props) {
  const me = useMe()
  const { clientMessageId, refused } = pending
  return (
    <article
      className={classes.message}
      data-head={head}
      data-pending
      aria-label={`Message by ${me.name}, not sent yet`}
    >
      <span className={classes.gutter}>{head && <Avatar person={me} size={32} />}</span>
      <div className={classes.said}>
        {head && <MessageBy name={me.name} at={pending.createdAt} />}
        {pending.replyTo && <Quote quoted={pending.replyTo} />}
        {pending.body && <MessageText text={pending.body} />}
        <MessageFiles files={pending.attachments} />
        {refused !== null && (
          <p className={classes.refused} role="alert">
            {refused}
            <button type="button" onClick={() => sendAgain(clientMessageId)}>
              Try again
            </button>
            <button type="button" onClick={() => discard(clientMessageId)}>
              Discard
            </button>
          </p>
        )}
      </div>
      {refused === null && (
        <span className={classes.waiting} role="img" aria-label="Waiting" title="Waiting to be sent">
          <IconClock size={14} stroke={1.7} aria-hidden />
        </span>
      )}
    </article>
  )
}
