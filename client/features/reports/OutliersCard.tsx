import { Link } from '@tanstack/react-router'
import { complexityWords } from '#client/features/tasks/level-words.ts'
import { t } from '#contract/texts.ts'
import type { TimeComplexity } from '#contract/workspace-reports.ts'
import classes from './OutliersCard.module.css'
import { ReportCard } from './ReportCard.tsx'
import { hoursCell, textCell } from './report-table.ts'
import { hoursWords } from './words.ts'

interface Props {
  levels: TimeComplexity['levels']
  workspaceUrl: string
}

/** Tasks that took far longer than others of their complexity. */
export function OutliersCard({ levels, workspaceUrl }: Props) {
  const outliers = levels.flatMap(({ complexity, outliers }) => outliers.map((each) => ({ ...each, complexity })))
  return (
    <ReportCard
      title="Far from the rest"
      missing={outliers.length === 0 && t`No completed task took far longer than others of its complexity.`}
      summary="They took far longer than others of their complexity."
      table={{
        head: [t`Task`, t`Title`, t`Complexity`, t`Hours`],
        rows: outliers.map(({ task, seconds, complexity }) => [
          textCell(task.taskId),
          textCell(task.title),
          textCell(complexityWords[complexity] ?? ''),
          hoursCell(seconds, hoursWords),
        ]),
      }}
    >
      <ul className={classes.tasks}>
        {outliers.map(({ task, seconds, complexity }) => (
          <li key={task._id}>
            <Link
              to="/$workspace/projects/$boardId"
              params={{ workspace: workspaceUrl, boardId: task.boardId }}
              search={{ task: task._id }}
            >
              <span>
                {task.taskId} {task.title}
              </span>
              <small>{complexityWords[complexity]}</small>
              <b>{hoursWords(seconds)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </ReportCard>
  )
}
