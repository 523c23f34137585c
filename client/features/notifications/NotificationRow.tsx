import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { notificationIcons } from '#client/core/notification-icons.ts'
import { useNow } from '#client/core/use-now.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Notification } from '#contract/notifications.ts'
import { useMark } from './data.ts'
import classes from './Inbox.module.css'
import { MarkedText } from './MarkedText.tsx'

interface Props {
  notification: Notification
}

export function NotificationRow({ notification }: Props) {
  const { _id, type, title, message, link, read, createdAt, sender, board, task } = notification
  const now = useNow()
  const router = useRouter()
  const { mark } = useMark()
  const Icon = notificationIcons[type]

  function open(event: MouseEvent) {
    mark([_id], true)
    // In a new tab or window the browser opens it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (link) router.history.push(link)
  }

  return (
    <li className={classes.row} data-unread={!read}>
      <a className={classes.link} href={link ?? '#'} data-notification={_id} data-read={read} onClick={open}>
        <span className={classes.face}>
          {sender && <Avatar person={sender} size={32} />}
          <span className={sender ? classes.sign : classes.icon}>
            <Icon size={sender ? 11 : 17} stroke={sender ? 2 : 1.6} aria-hidden />
          </span>
        </span>
        <span className={classes.words}>
          <span className={classes.title}>
            {!read && <span className={classes.dot} role="img" aria-label="Unread" />}
            <MarkedText marked={title} />
          </span>
          <span className={classes.message}>
            <MarkedText marked={message} />
          </span>
          {board && !task && type !== 'board_invite' && <span className={classes.place}>{board.title}</span>}
        </span>
        <time className={classes.when} dateTime={createdAt} title={dateTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
      </a>
      <button
        type="button"
        className={classes.toggle}
        aria-label={read ? 'Mark as unread' : 'Mark as read'}
        title={read ? 'Mark as unread (E)' : 'Mark as read (E)'}
        onClick={() => mark([_id], !read)}
      >
        {read ? <IconMail size={16} stroke={1.6} aria-hidden /> : <IconMailOpened size={16} stroke={1.6} aria-hidden />}
      </button>
    </li>
  )
}
