import { Link } from '@tanstack/react-router'
import { dateTime, isToday, timeOfDay } from '#client/core/dates.ts'
import { useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { UnreadCount } from '#client/ui/UnreadCount.tsx'
import type { Chat } from '#contract/chats.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './ChatList.module.css'
import { faceOf, otherIn, unreadOf } from './chat-list.ts'
import { StatusMark } from './StatusMark.tsx'
import { useTyping } from './typing.ts'
import { gist } from './words.ts'

interface Props {
  chat: Chat
  workspaceUrl: string
  onOpen(): void
}

const shortDay = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })

export function ChatRow({ chat, workspaceUrl, onOpen }: Props) {
  const me = useMe()
  const typing = useTyping(chat._id, me._id)
  const other = otherIn(chat, me._id)
  const { lastMessage } = chat
  const isMine = lastMessage?.sender?._id === me._id
  const unread = unreadOf(chat, me._id)
  return (
    <Link
      className={classes.row}
      data-unread={unread > 0}
      to="/$workspace/chat/$username"
      params={{ workspace: workspaceUrl, username: other.username }}
      onClick={onOpen}
    >
      <Avatar person={faceOf(other)} size={34} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.name}>{other.name}</span>
          {lastMessage && (
            <time className={classes.when} dateTime={lastMessage.createdAt} title={dateTime(lastMessage.createdAt)}>
              {isToday(lastMessage.createdAt)
                ? timeOfDay(lastMessage.createdAt)
                : shortDay.format(new Date(lastMessage.createdAt))}
            </time>
          )}
        </span>
        <span className={classes.line}>
          {isMine && lastMessage && !lastMessage.deleted && <StatusMark status={lastMessage.status} />}
          <span className={classes.gist}>
            {typing ? <em className={classes.typing}>typing…</em> : lastMessage ? gist(lastMessage) : 'Say hello'}
          </span>
          <UnreadCount count={unread} />
        </span>
      </span>
    </Link>
  )
}
