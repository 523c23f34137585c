import { RowsChart } from '#client/ui/charts/RowsChart.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import type { BoardReports } from '#contract/board-reports.ts'
import { many, t } from '#contract/texts.ts'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { countCell, hoursCell, textCell } from './report-table.ts'
import { hoursInSentence, hoursWords } from './words.ts'

const NO_TIME = t`Nobody logged time on this project in these days.`

interface Row {
  name: string
  seconds: number
  tasks: number
  color: string
  onOpen(): void
}

export function TimeByMember({ time: { rows, total } }: { time: BoardReports['timeByMember'] }) {
  const { show } = useReport()
  return (
    <TimeCard
      title="Time by member"
      who="Member"
      total={total}
      rows={rows.map(({ user, seconds, tasks }) => ({
        name: user.name,
        seconds,
        tasks,
        color: 'var(--h-primary)',
        onOpen: () => show('timeByMember', user._id),
      }))}
    />
  )
}

export function TimeByLabel({ time: { rows, total } }: { time: BoardReports['timeByLabel'] }) {
  const { show } = useReport()
  return (
    <TimeCard
      title="Time by label"
      who="Label"
      total={total}
      more=" A task with two labels counts for both."
      rows={rows.map(({ label, seconds, tasks }) => ({
        name: label?.name ?? t`No label`,
        seconds,
        tasks,
        color: label ? colorOf(label.color) : 'var(--h-chart-4)',
        onOpen: () => show('timeByLabel', label?._id ?? 'none'),
      }))}
    />
  )
}

function TimeCard({
  title,
  who,
  total,
  more = '',
  rows,
}: {
  title: string
  who: string
  total: number
  more?: string
  rows: Row[]
}) {
  return (
    <ReportCard
      title={title}
      missing={total === 0 && NO_TIME}
      summary={`${hoursInSentence(total)} logged in all.${more}`}
      table={{
        head: [who, t`Hours`, t`Tasks`],
        rows: rows.map(({ name, seconds, tasks, onOpen }) => [
          textCell(name),
          hoursCell(seconds, hoursWords, onOpen),
          countCell(tasks, onOpen),
        ]),
      }}
    >
      <RowsChart
        label={title}
        format={hoursWords}
        rows={rows.map(({ seconds, tasks, ...row }) => ({
          ...row,
          value: seconds,
          detail: [{ name: t`On`, value: many(tasks, { one: '# task', other: '# tasks' }) }],
        }))}
      />
    </ReportCard>
  )
}
