import { Link } from '@tanstack/react-router'
import { calendarDay, dateTime, relativeTime } from '#client/core/dates.ts'
import { useNow } from '#client/core/use-now.ts'
import { mayEditBoard } from '#client/features/boards/may.ts'
import { priorityWords } from '#client/features/tasks/level-words.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { answerWords } from '#contract/form-answers.ts'
import type { GivenAnswer, Submission } from '#contract/forms.ts'
import { AnsweredFiles } from './AnsweredFiles.tsx'
import { DeleteAnswer } from './DeleteAnswer.tsx'
import classes from './Submissions.module.css'

interface Props {
  submission: Submission
  page: number
}

export function SubmissionCard({ submission, page }: Props) {
  const now = useNow()
  const { board } = useOpenBoard()
  const { task, taskIsElsewhere, answers, createdAt } = submission
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <TaskLink task={task} taskIsElsewhere={taskIsElsewhere} />
        <time className={classes.when} dateTime={createdAt} title={dateTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
        {mayEditBoard(board) && <DeleteAnswer submission={submission} page={page} />}
      </div>
      <dl className={classes.answers}>
        {answers.map((answer) => (
          <div key={answer.id}>
            <dt>{answer.label}</dt>
            <dd>{shown(answer, taskIsElsewhere)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function TaskLink({ task, taskIsElsewhere }: Pick<Submission, 'task' | 'taskIsElsewhere'>) {
  const { board } = useOpenBoard()
  if (!task)
    return (
      <span className={classes.gone}>
        {taskIsElsewhere ? 'The task is in another project' : 'The task was deleted'}
      </span>
    )
  if (task.deleted) return <span className={classes.gone}>{task.taskId} was deleted</span>
  return (
    <Link
      to="/$workspace/projects/$boardId"
      params={{ workspace: board.workspace.url, boardId: board._id }}
      search={{ task: task._id }}
      className={classes.task}
    >
      <span>{task.taskId}</span> {task.title}
    </Link>
  )
}

function shown(answer: GivenAnswer, taskIsElsewhere: boolean) {
  if (answer.type === 'file') {
    const names = [answer.value].flat().map(String)
    return <AnsweredFiles names={names} files={answer.files} taskIsElsewhere={taskIsElsewhere} />
  }
  if (answer.type === 'date') return calendarDay(String(answer.value))
  return (answer.type === 'priority' && priorityWords[Number(answer.value)]) || answerWords(answer)
}
