import { longDate } from '#client/core/dates.ts'
import { SeriesChart } from '#client/ui/charts/SeriesChart.tsx'
import type { Forecast } from '#contract/board-reports.ts'
import { many, t } from '#contract/texts.ts'
import classes from './ForecastCard.module.css'
import { OpenNumber } from './OpenNumber.tsx'
import { ReportCard } from './ReportCard.tsx'
import { useReport } from './report-context.ts'
import { countCell } from './report-table.ts'
import { countWords, percentWords, placeWords, rateWords } from './words.ts'

/** Sure enough to promise it to somebody. */
const SURE = 85

/** When everything will be done, from how it went lately. */
export function ForecastCard({ forecast }: { forecast: Forecast }) {
  if (forecast.enough) return <Known forecast={forecast} />
  return (
    <ReportCard
      title="Forecast"
      width="two-thirds"
      missing={forecast.message}
      summary={null}
      table={{ head: [], rows: [] }}
    >
      {null}
    </ReportCard>
  )
}

function Known({ forecast }: { forecast: Extract<Forecast, { enough: true }> }) {
  const { show } = useReport()
  const { remaining, runs, history, addedPerWeek, dates, weeks } = forecast
  const sure = dates.find(({ percent }) => percent === SURE)
  const share = (count: number) => count / runs
  return (
    <ReportCard
      title="Forecast"
      width="two-thirds"
      summary={
        <>
          <OpenNumber onOpen={() => show('open')}>{many(remaining, { one: '# task', other: '# tasks' })}</OpenNumber>{' '}
          left. If work goes on as since {placeWords(history.from)} ({rateWords(history.perWeek)} done a week) and
          nothing is added; lately {rateWords(addedPerWeek)} a week were.
        </>
      }
      table={{
        head: [t`Week of`, t`Runs that ended in it`, t`Share`],
        rows: weeks.map(({ week, runs: ended }) => [
          { text: placeWords(week), raw: week },
          countCell(ended),
          { text: percentWords(share(ended)), raw: share(ended) },
        ]),
      }}
    >
      <p className={classes.sentence}>{sureWords(sure?.day ?? null)}</p>
      <dl className={classes.dates}>
        {dates.map(({ percent, day }) => (
          <div key={percent} data-sure={percent === SURE || undefined}>
            <dt>{percent}% sure</dt>
            <dd>{day ? placeWords(day) : 'Later than three years'}</dd>
          </div>
        ))}
      </dl>
      <SeriesChart
        label={`In which week ${countWords(runs)} trials were done`}
        kind="bars"
        height={170}
        places={weeks.map(({ week }) => ({ label: placeWords(week), title: t`Week of ${placeWords(week)}` }))}
        series={[
          { name: t`Of all trials`, color: 'var(--h-chart-5)', values: weeks.map(({ runs: ended }) => share(ended)) },
        ]}
        format={percentWords}
      />
    </ReportCard>
  )
}

const sureWords = (day: string | null) =>
  day ? t`${SURE}% sure by ${longDate(day)}` : t`It takes more than three years to be ${SURE}% sure`
