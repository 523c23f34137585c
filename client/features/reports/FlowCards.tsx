import { percentDone } from '#client/features/tasks/percent-done.ts'
import { SeriesChart } from '#client/ui/charts/SeriesChart.tsx'
import { tonesOf } from '#client/ui/tones.ts'
import type { BoardReports } from '#contract/board-reports.ts'
import { figure, many, t } from '#contract/texts.ts'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { countCell, textCell } from './report-table.ts'
import { countWords, placeWords } from './words.ts'

const dayPlaces = (days: { day: string }[]) =>
  days.map(({ day }) => ({ label: placeWords(day), title: placeWords(day) }))

/** How much there is to do, and how much of it is done. */
export function BurnUp({ burnup: { days } }: { burnup: BoardReports['burnup'] }) {
  const { show } = useReport()
  const [first, last] = [days[0], days.at(-1)]
  const series = [
    { name: t`All tasks`, color: 'var(--h-chart-4)', values: days.map(({ scope }) => scope) },
    { name: t`Done`, color: 'var(--h-chart-1)', values: days.map(({ done }) => done) },
  ]
  const figures = ['scope', 'done'] as const
  return (
    <ReportCard
      title="Burn-up"
      width="two-thirds"
      legend={series}
      missing={(!last || last.scope === 0) && t`No task was here in these days.`}
      summary={first && last && burnUpWords(first, last)}
      table={{
        head: [t`Day`, t`All tasks`, t`Done`],
        rows: days.map(({ day, scope, done }) => [
          { text: placeWords(day), raw: day },
          countCell(scope, () => show('scope', day)),
          countCell(done, () => show('done', day)),
        ]),
      }}
    >
      <SeriesChart
        label="All tasks and those that are done, day by day"
        kind="lines"
        places={dayPlaces(days)}
        series={series}
        format={countWords}
        whole
        onOpen={(row, place) => show(figures[row]!, days[place]!.day)}
      />
    </ReportCard>
  )
}

type BurnUpDay = BoardReports['burnup']['days'][number]

function burnUpWords(first: BurnUpDay, last: BurnUpDay) {
  const share = percentDone(last.done, last.scope)
  const grown = last.scope - first.scope
  const scope =
    grown === 0
      ? t`as many as at the start`
      : grown > 0
        ? t`${countWords(grown)} more than at the start`
        : t`${countWords(-grown)} fewer than at the start`
  const done = countWords(last.done)
  return many(last.scope, {
    one: `${done} of # task is done (${share}%). There are ${scope}.`,
    other: `${done} of # tasks are done (${share}%). There are ${scope}.`,
  })
}

/** How many tasks stood in each column: a band that grows wider is where work waits. */
export function CumulativeFlow({ flow: { columns, days } }: { flow: BoardReports['flow'] }) {
  const { show } = useReport()
  const bucketOf = (column: number, day: number) => `${columns[column]!._id}:${days[day]!.day}`
  const tones = tonesOf(columns.map(({ color }) => color))
  const series = columns.map(({ title, deletedAt }, at) => ({
    name: deletedAt ? t`${title} (gone)` : title,
    color: tones[at]!,
    values: days.map(({ counts }) => counts[at] ?? 0),
  }))
  return (
    <ReportCard
      title="Cumulative flow"
      width="full"
      legend={series}
      missing={series.every(({ values }) => values.every((value) => value === 0)) && t`No task was here in these days.`}
      summary="How many tasks stood in each column at the end of each day. Where a band grows wider, work waits."
      table={{
        head: [t`Day`, ...uniqueNames(series.map(({ name }) => name))],
        rows: days.map(({ day, counts }, at) => [
          { text: placeWords(day), raw: day },
          ...counts.map((count, column) => countCell(count, () => show('flow', bucketOf(column, at)))),
        ]),
      }}
    >
      <SeriesChart
        label="Tasks in each column, day by day"
        kind="stack"
        height={300}
        places={dayPlaces(days)}
        series={series}
        format={countWords}
        whole
        onOpen={(column, day) => show('flow', bucketOf(column, day))}
      />
    </ReportCard>
  )
}

/** Two columns may have one name; heads of a table may not. */
const uniqueNames = (names: string[]) =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`))

interface Weeks {
  weeks: BoardReports['throughput']['weeks']
  perWeek: BoardReports['throughput']['perWeek']
}

const weekSeries = (weeks: Weeks['weeks']) => [
  { name: t`Completed`, color: 'var(--h-primary)', values: weeks.map(({ completed }) => completed) },
  { name: t`Created`, color: 'var(--h-chart-4)', values: weeks.map(({ created }) => created) },
]

const tenths = (rate: number) => Math.round(rate * 10) / 10

/** What was done and what came in, week by week. */
export function Throughput({
  throughput: { weeks, perWeek },
  width,
}: {
  throughput: Weeks
  width: 'half' | 'two-thirds' | 'third'
}) {
  const { show } = useReport()
  const series = weekSeries(weeks)
  const figures = ['throughput', 'createdWeek'] as const
  const before = figure(tenths(perWeek.previous))
  return (
    <ReportCard
      title="Throughput"
      width={width}
      legend={series}
      missing={
        series.every(({ values }) => values.every((value) => value === 0)) &&
        t`Nothing was completed or created in these days.`
      }
      summary={many(tenths(perWeek.now), {
        one: `# task completed a week, ${before} in the period before.`,
        other: `# tasks completed a week, ${before} in the period before.`,
      })}
      table={{
        head: [t`Week of`, t`Completed`, t`Created`],
        rows: weeks.map(({ week, completed, created }) => [
          { ...textCell(placeWords(week)), raw: week },
          countCell(completed, () => show('throughput', week)),
          countCell(created, () => show('createdWeek', week)),
        ]),
      }}
    >
      <SeriesChart
        label="Completed and created tasks, week by week"
        kind="bars"
        places={weeks.map(({ week }) => ({ label: placeWords(week), title: t`Week of ${placeWords(week)}` }))}
        series={series}
        format={countWords}
        whole
        faint={new Set(weeks.flatMap(({ whole }, at) => (whole ? [] : [at])))}
        onOpen={(row, place) => show(figures[row]!, weeks[place]!.week)}
      />
    </ReportCard>
  )
}
