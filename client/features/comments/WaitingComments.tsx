import { IconClock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useMe } from '#client/core/session.ts'
import { openOutbox, useWaiting } from '#client/features/outbox/outbox.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './TaskActivity.module.css'
import { TaskText } from './TaskText.tsx'

interface Props {
  taskId: string
  onOpenTask(taskId: string): void
}

/** Written without a connection; the newest first, like the others. */
export function WaitingComments({ taskId, onOpenTask }: Props) {
  const me = useMe()
  const mine = useWaiting().filter((change) => change.kind === 'comment' && change.taskId === taskId)
  useEffect(() => void openOutbox(), [])
  if (mine.length === 0) return null
  return (
    <ol className={classes.list}>
      {mine.toReversed().map((change) => (
        <li key={change.key} className={classes.comment}>
          <Avatar person={me} size={22} />
          <article className={classes.said} aria-label={`Comment by ${me.name}, not sent yet`}>
            <header className={classes.by}>
              <strong>{me.name}</strong>
              <span className={classes.when}>
                <IconClock size={13} stroke={1.7} aria-hidden />{' '}
                {change.refused ? 'Not taken' : 'Waits for a connection'}
              </span>
            </header>
            <TaskText text={change.kind === 'comment' ? change.sent.body : ''} onOpenTask={onOpenTask} />
          </article>
        </li>
      ))}
    </ol>
  )
}
