import { IconCircleCheck, IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { taskCalledQuery } from './data.ts'
import { useOpenChat } from './open-chat.ts'
import classes from './Unfurled.module.css'
import { linkIn, taskKeysIn } from './unfurled.ts'
import { useIsTaskKey } from './use-is-task-key.ts'

/** Below a message: the tasks it names, and where its link leads. */
export function Unfurled({ text }: { text: string }) {
  const isTaskKey = useIsTaskKey()
  const keys = taskKeysIn(text, isTaskKey)
  const link = linkIn(text)
  return (
    <>
      {keys.map((key) => (
        <TaskCard key={key} taskKey={key} />
      ))}
      {link && (
        <a className={classes.card} href={link.href} target="_blank" rel="noopener noreferrer nofollow">
          <IconLink size={15} stroke={1.7} aria-hidden />
          <span className={classes.host}>{link.host}</span>
          <span className={classes.place}>{link.path}</span>
        </a>
      )}
    </>
  )
}

function TaskCard({ taskKey }: { taskKey: string }) {
  const { workspace } = useOpenChat()
  const { data: task } = useQuery(taskCalledQuery(workspace._id, taskKey))
  if (!task) return null
  return (
    <Link
      className={classes.card}
      to="/$workspace/projects/$boardId"
      params={{ workspace: workspace.url, boardId: task.board._id }}
      search={{ task: task._id }}
    >
      {task.finished ? (
        <IconCircleCheck className={classes.done} size={16} stroke={1.7} aria-label="Finished" />
      ) : (
        <ColorDot color={task.column.color} />
      )}
      <span className={classes.key}>{task.taskId}</span>
      <span className={classes.title}>{task.title}</span>
      <span className={classes.place}>
        {task.board.title} · {task.column.title}
      </span>
    </Link>
  )
}
