import { Link } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import type { OverviewReport } from '#contract/workspace-reports.ts'
import { OpenNumber } from './OpenNumber.tsx'
import classes from './ProjectsTable.module.css'
import { useReport } from './report-context.ts'
import { countCell, hoursCell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import tables from './tables.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { countWords, hoursWords, percentWords } from './words.ts'

interface Props {
  projects: OverviewReport['projects']
  workspaceUrl: string
}

const figures = [
  [t`Open`, 'open', 'boardOpen'],
  [t`Overdue`, 'overdue', 'boardOverdue'],
  [t`Completed`, 'completed', 'boardCompleted'],
  [t`Created`, 'created', 'boardCreated'],
] as const

export function ProjectsTable({ projects, workspaceUrl }: Props) {
  const { show } = useReport()
  const { shown, rest } = useFirstRows(projects, (project) => project.total + project.loggedSeconds > 0)
  return (
    <TableCard
      title="Projects"
      rest={rest}
      table={{
        head: [t`Project`, t`Done`, t`All`, ...figures.map(([name]) => name), t`Hours`],
        rows: projects.map((project) => [
          textCell(project.board.title),
          countCell(project.done),
          countCell(project.total),
          ...figures.map(([, key]) => countCell(project[key])),
          hoursCell(project.loggedSeconds, hoursWords),
        ]),
      }}
    >
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Progress</th>
            {figures.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Logged</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((project) => (
            <tr key={project.board._id}>
              <th scope="row">
                <Link
                  className={classes.name}
                  title={project.board.title}
                  to="/$workspace/projects/$boardId/reports"
                  params={{ workspace: workspaceUrl, boardId: project.board._id }}
                >
                  {project.board.title}
                </Link>
              </th>
              <td>
                <Progress done={project.done} total={project.total} />
              </td>
              {figures.map(([name, key, figure]) => (
                <td key={key} className={key === 'overdue' && project[key] > 0 ? tables.late : undefined}>
                  <OpenNumber
                    label={`${project.board.title}, ${name}: ${project[key]}`}
                    onOpen={project[key] > 0 ? () => show(figure, project.board._id) : undefined}
                  >
                    {countWords(project[key])}
                  </OpenNumber>
                </td>
              ))}
              <td>
                <OpenNumber
                  label={`${project.board.title}, logged: ${hoursWords(project.loggedSeconds)}`}
                  onOpen={project.loggedSeconds > 0 ? () => show('boardLogged', project.board._id) : undefined}
                >
                  {hoursWords(project.loggedSeconds)}
                </OpenNumber>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const share = total > 0 ? done / total : 0
  return (
    <span className={classes.progress}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {percentWords(share)}
    </span>
  )
}
