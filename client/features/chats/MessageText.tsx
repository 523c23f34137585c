import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { membersQuery } from '#client/features/members/data.ts'
import { Markdown } from '#client/ui/markdown/Markdown.tsx'
import { taskCalledQuery } from './data.ts'
import classes from './MessageRow.module.css'
import { useOpenChat } from './open-chat.ts'
import { useIsTaskKey } from './use-is-task-key.ts'

interface Props {
  text: string
  isEdited?: boolean
}

export function MessageText({ text, isEdited = false }: Props) {
  const { workspace } = useOpenChat()
  const { data: members = [] } = useQuery(membersQuery(workspace._id))
  const isTaskKey = useIsTaskKey()
  const mention = (username: string) => {
    const member = members.find(({ user }) => user.username.toLowerCase() === username.toLowerCase())
    return member && <span className={classes.mention}>@{member.user.name}</span>
  }
  const task = (key: string) => (isTaskKey(key.split('-')[0]!) ? <TaskMention taskKey={key} /> : undefined)
  return (
    <div className={classes.text}>
      <Markdown text={text} mention={mention} task={task} />
      {isEdited && <span className={classes.edited}>edited</span>}
    </div>
  )
}

function TaskMention({ taskKey }: { taskKey: string }) {
  const { workspace } = useOpenChat()
  const { data: task } = useQuery(taskCalledQuery(workspace._id, taskKey))
  if (!task) return taskKey
  return (
    <Link
      to="/$workspace/projects/$boardId"
      params={{ workspace: workspace.url, boardId: task.board._id }}
      search={{ task: task._id }}
    >
      {taskKey}
    </Link>
  )
}
