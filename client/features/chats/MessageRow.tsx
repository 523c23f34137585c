import { memo, Suspense, useState } from 'react'
import { dateTime, timeOfDay } from '#client/core/dates.ts'
import { lazy } from '#client/core/lazy.ts'
import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Message } from '#contract/chats.ts'
import { useReactToMessage } from './data.ts'
import { MessageBy } from './MessageBy.tsx'
import { MessageContent } from './MessageContent.tsx'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'
import { StatusMark } from './StatusMark.tsx'
import { senderName } from './words.ts'

const MessageTools = lazy(() => import('./MessageTools.tsx').then(({ MessageTools }) => ({ default: MessageTools })))

interface Props {
  message: Message
  head: boolean
  mark: boolean
  /** Somebody jumped to it: it stands out for a moment. */
  isTarget: boolean
  /** Where the keyboard comes in. */
  isLast: boolean
}

export const MessageRow = memo(function MessageRow({ message, head, mark, isTarget, isLast }: Props) {
  const me = useMe()
  const { chat, editing } = useOpenChat()
  const [touched, setTouched] = useState(false)
  const [picking, setPicking] = useState(false)
  const react = useReactToMessage(chat._id)
  const who = senderName(message)
  const isEditing = editing === message._id
  const choose = (emoji: string) => react.mutate({ messageId: message._id, emoji })

  return (
    <article
      className={classes.message}
      data-head={head}
      data-target={isTarget}
      data-message
      tabIndex={isLast ? 0 : -1}
      aria-label={`Message by ${who}, ${timeOfDay(message.createdAt)}`}
      onMouseMove={() => setTouched(true)}
      onMouseLeave={() => setTouched(false)}
      onFocus={() => setTouched(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTouched(false)
      }}
    >
      <span className={classes.gutter}>
        {head ? (
          <Avatar person={message.sender} size={32} />
        ) : (
          <time className={classes.clock} dateTime={message.createdAt} title={dateTime(message.createdAt)}>
            {timeOfDay(message.createdAt)}
          </time>
        )}
      </span>
      <div className={classes.said}>
        {head && <MessageBy name={who} at={message.createdAt} />}
        <MessageContent
          message={message}
          isEditing={isEditing}
          isReached={isLast || touched || picking}
          onReact={choose}
        />
      </div>
      {mark && <StatusMark status={message.status} />}
      {(touched || picking) && !message.deleted && !isEditing && (
        <Suspense>
          <MessageTools
            message={message}
            isMine={message.sender?._id === me._id}
            onReact={choose}
            onPicking={setPicking}
          />
        </Suspense>
      )}
    </article>
  )
})
