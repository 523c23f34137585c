import { type Dot, ScatterChart } from '#client/ui/charts/ScatterChart.tsx'
import type { Durations } from '#contract/board-reports.ts'
import { daysBetween } from '#contract/days.ts'
import type { ReportPeriod } from '#contract/report-parts.ts'
import { many, t } from '#contract/texts.ts'
import { levelsOf, tickWords, unitOf } from './levels.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { daysInPeriod } from './period-days.ts'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { hoursCell, textCell } from './report-table.ts'
import { placeWords, spanInSentence, spanWords } from './words.ts'

interface Props {
  title: string
  /** From when to when. */
  meaning: string
  figure: 'cycleTime' | 'leadTime'
  durations: Durations
  period: ReportPeriod
  onOpenTask(taskId: string): void
}

/** How long each finished task took, and within what time most of them were done. */
export function DurationCard({ title, meaning, figure, durations, period, onOpenTask }: Props) {
  const { show } = useReport()
  const { points, count, p50, p85, unmeasured } = durations
  const days = daysInPeriod(period)
  const unit = unitOf(points.map(({ seconds }) => seconds))
  const dots = points.map(
    ({ task, day, seconds }): Dot => ({
      at: daysBetween(period.from, day),
      value: seconds / unit.seconds,
      title: task.title,
      detail: [
        { name: task.taskId, value: spanWords(seconds) },
        { name: t`Done`, value: placeWords(day) },
      ],
      color: 'var(--h-chart-5)',
      onOpen: () => onOpenTask(task._id),
    }),
  )
  return (
    <ReportCard
      title={title}
      missing={count === 0 && missingWords(unmeasured)}
      summary={
        <>
          {meaning}{' '}
          {count === 1 ? (
            <>
              <OpenNumber onOpen={() => show(figure)}>One task</OpenNumber> took {p50 !== null && spanInSentence(p50)}.
            </>
          ) : (
            <>
              Half of{' '}
              <OpenNumber onOpen={() => show(figure)}>{many(count, { one: '# task', other: '# tasks' })}</OpenNumber>{' '}
              took up to {p50 !== null && spanInSentence(p50)}, 85% up to {p85 !== null && spanInSentence(p85)}.
            </>
          )}
          {unmeasured > 0 && (
            <>
              {' '}
              Of{' '}
              <OpenNumber onOpen={() => show('unmeasured')} label={`${unmeasured} without a known start`}>
                {unmeasured}
              </OpenNumber>{' '}
              more it is not known when they were begun.
            </>
          )}
        </>
      }
      table={{
        head: [t`Task`, t`Title`, t`Completed`, t`Hours`],
        rows: points.map(({ task, day, seconds }) => [
          { ...textCell(task.taskId), onOpen: () => onOpenTask(task._id) },
          textCell(task.title),
          { text: placeWords(day), raw: day },
          hoursCell(seconds, spanWords),
        ]),
      }}
    >
      <ScatterChart
        label={`${title} of each completed task`}
        places={days.map((day) => placeWords(day))}
        dots={dots}
        levels={levelsOf({ p50, p85 }, unit.seconds)}
        format={(value) => tickWords(value, unit)}
      />
    </ReportCard>
  )
}

const missingWords = (unmeasured: number) =>
  unmeasured > 0
    ? many(unmeasured, {
        one: '# task completed, but it is not known when work on it began: it never was in a column like “In progress”.',
        other:
          '# tasks completed, but it is not known when work on them began: they never were in a column like “In progress”.',
      })
    : t`No task was completed in these days.`
