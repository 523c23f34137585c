import { ColorDot } from '#client/ui/ColorDot.tsx'
import { DonutChart } from '#client/ui/charts/DonutChart.tsx'
import { tonesOf } from '#client/ui/tones.ts'
import { many, t } from '#contract/texts.ts'
import { OpenNumber } from './OpenNumber.tsx'
import { ReportCard } from './ReportCard.tsx'
import { countCell, textCell } from './report-table.ts'
import classes from './StatusCard.module.css'
import { countWords, percentWords } from './words.ts'

interface Part {
  key: string
  name: string
  color: string
  count: number
  onOpen(): void
}

/** Where tasks stand now. */
export function StatusCard({ total, parts }: { total: number; parts: Part[] }) {
  const share = (count: number) => percentWords(count / Math.max(total, 1))
  const tones = tonesOf(parts.map(({ color }) => color))
  const [largest, next] = parts.toSorted((one, other) => other.count - one.count)
  const isAlone = largest && largest.count > (next?.count ?? 0)
  return (
    <ReportCard
      title="Status"
      width="third"
      missing={total === 0 && t`There are no tasks.`}
      summary={isAlone && `The largest part is in ${largest.name} (${share(largest.count)}).`}
      table={{
        head: [t`Status`, t`Tasks`, t`Share`],
        rows: parts.map(({ name, count, onOpen }) => [
          textCell(name),
          countCell(count, onOpen),
          textCell(share(count)),
        ]),
      }}
    >
      <DonutChart
        label="Tasks by status"
        slices={parts.map(({ name, count, onOpen }, at) => ({ name, color: tones[at]!, value: count, onOpen }))}
        total={countWords(total)}
        unit={many(total, { one: 'task', other: 'tasks' })}
      />
      <ul className={classes.legend}>
        {parts.map(({ key, name, count, onOpen }, at) => (
          <li key={key}>
            <ColorDot color={tones[at]!} />
            <span>{name}</span>
            <OpenNumber onOpen={count > 0 ? onOpen : undefined} label={`${name}: ${countWords(count)}`}>
              {countWords(count)}
            </OpenNumber>
          </li>
        ))}
      </ul>
    </ReportCard>
  )
}
