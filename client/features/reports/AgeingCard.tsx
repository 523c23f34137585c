import { type Dot, ScatterChart } from '#client/ui/charts/ScatterChart.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import type { BoardReports } from '#contract/board-reports.ts'
import { many, t } from '#contract/texts.ts'
import { levelsOf, tickWords, unitOf } from './levels.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { hoursCell, textCell } from './report-table.ts'
import { spread } from './spread.ts'
import { spanWords } from './words.ts'

interface Props {
  ageing: BoardReports['ageing']
  onOpenTask(taskId: string): void
}

/** What is being worked on, and for how long already. What lies above the line takes longer than most. */
export function AgeingCard({ ageing: { tasks, count, p50, p85 }, onOpenTask }: Props) {
  const { show } = useReport()
  const unit = unitOf([...tasks.map(({ seconds }) => seconds), p85 ?? 0])
  const columns = [...new Map(tasks.map(({ column }) => [column._id, column])).values()]
  const dots = columns.flatMap((column, place) =>
    dotsIn(
      tasks.filter((each) => each.column._id === column._id),
      place,
      unit.seconds,
      onOpenTask,
    ),
  )
  const late = p85 === null ? 0 : tasks.filter(({ seconds }) => seconds > p85).length
  return (
    <ReportCard
      title="Ageing work"
      width="two-thirds"
      missing={count === 0 && t`Nobody works on anything right now: no open task has left the waiting columns.`}
      summary={
        <>
          <OpenNumber onOpen={() => show('ageing')}>{many(count, { one: '# task', other: '# tasks' })}</OpenNumber> in
          progress
          {p85 !== null && `, ${late} of them longer than 85% of the finished ones took`}.
        </>
      }
      table={{
        head: [t`Task`, t`Title`, t`Column`, t`Hours`],
        rows: tasks.map(({ task, column, seconds }) => [
          { ...textCell(task.taskId), onOpen: () => onOpenTask(task._id) },
          textCell(task.title),
          textCell(column.title),
          hoursCell(seconds, spanWords),
        ]),
      }}
    >
      <ScatterChart
        label="How long tasks in progress have been so, column by column"
        places={columns.map(({ title }) => title)}
        dots={dots}
        levels={levelsOf({ p50, p85 }, unit.seconds)}
        format={(value) => tickWords(value, unit)}
      />
    </ReportCard>
  )
}

/** Spread over the width of their column, so that two of one age are two dots. */
function dotsIn(
  tasks: BoardReports['ageing']['tasks'],
  place: number,
  unit: number,
  onOpenTask: Props['onOpenTask'],
): Dot[] {
  return tasks.map(({ task, column, seconds }, at) => ({
    at: place + spread(at),
    value: seconds / unit,
    title: task.title,
    detail: [
      { name: task.taskId, value: spanWords(seconds) },
      { name: column.title, value: '' },
    ],
    color: colorOf(column.color),
    onOpen: () => onOpenTask(task._id),
  }))
}
