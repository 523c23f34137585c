import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useMark } from './data.ts'
import classes from './Inbox.module.css'
import type { Group } from './inbox.ts'
import { NotificationRow } from './NotificationRow.tsx'

/** More about one task than this is shown when asked for. */
const SHOWN = 3

interface Props {
  group: Group
}

export function NotificationGroup({ group: { task, board, notifications } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { mark } = useMark()
  const unread = notifications.filter(({ read }) => !read).map(({ _id }) => _id)
  const shown = isOpen ? notifications : notifications.slice(0, SHOWN)
  const hidden = notifications.length - shown.length

  return (
    <li className={classes.group}>
      {task && notifications.length > 1 && (
        <div className={classes.head}>
          <span className={classes.key}>{task.taskId}</span>
          <span className={classes.task}>{task.title}</span>
          {board && <span className={classes.board}>{board.title}</span>}
          {unread.length > 1 && (
            <button
              type="button"
              className={classes.all}
              aria-label={`Mark ${unread.length} as read`}
              onClick={() => mark(unread, true)}
            >
              <IconChecks size={14} stroke={1.7} aria-hidden />
              <span>Mark {unread.length} as read</span>
            </button>
          )}
        </div>
      )}
      <ul className={classes.rows} aria-label={task?.title}>
        {shown.map((notification) => (
          <NotificationRow key={notification._id} notification={notification} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={classes.earlier} onClick={() => setOpen(true)}>
          {hidden} earlier
        </button>
      )}
    </li>
  )
}
