import { Link } from '@tanstack/react-router'
import { dayInSentence } from '#client/features/tasks/words.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import type { ReportTask } from '#contract/report-tasks.ts'
import { t } from '#contract/texts.ts'
import { useReport } from './report-context.ts'
import classes from './TasksPanel.module.css'

interface Props {
  task: ReportTask
  workspaceUrl: string
  /** How its share of the figure is said. */
  timeWords(seconds: number): string
  onOpen?: ((task: ReportTask) => void) | undefined
}

export function ReportTaskRow({ task, workspaceUrl, timeWords, onOpen }: Props) {
  return (
    <li>
      {onOpen ? (
        <button type="button" className={classes.task} onClick={() => onOpen(task)}>
          <Content task={task} timeWords={timeWords} />
        </button>
      ) : (
        <Link
          className={classes.task}
          to="/$workspace/projects/$boardId"
          params={{ workspace: workspaceUrl, boardId: task.boardId }}
          search={{ task: task._id }}
        >
          <Content task={task} timeWords={timeWords} />
        </Link>
      )}
    </li>
  )
}

function Content({ task, timeWords }: Pick<Props, 'task' | 'timeWords'>) {
  const { people } = useReport()
  const faces = task.members.flatMap((id) => people.get(id) ?? [])
  return (
    <>
      <span className={classes.words}>
        <span className={classes.title}>{task.title}</span>
        <span className={classes.place}>
          {task.taskId} · {task.board.title} · {task.column.title}
        </span>
      </span>
      {faces.length > 0 && <AvatarStack people={faces} />}
      <span className={classes.value}>{task.seconds === null ? dayOf(task) : timeWords(task.seconds)}</span>
    </>
  )
}

/** The day one asks for next. */
function dayOf({ completedAt, dueDate }: ReportTask): string {
  if (completedAt) return t`Done ${dayInSentence(completedAt)}`
  return dueDate ? t`Due ${dayInSentence(dueDate)}` : ''
}
