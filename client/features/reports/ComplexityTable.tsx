import { complexityWords } from '#client/features/tasks/level-words.ts'
import { Sparkline } from '#client/ui/charts/Sparkline.tsx'
import { many, t } from '#contract/texts.ts'
import type { TimeComplexity } from '#contract/workspace-reports.ts'
import { Dash } from './Dash.tsx'
import { OpenNumber } from './OpenNumber.tsx'
import { useReport } from './report-context.ts'
import { countCell, figureCell, hoursCell, textCell } from './report-table.ts'
import { TableCard } from './TableCard.tsx'
import tables from './tables.module.css'
import { countWords, hoursWords, spanWords } from './words.ts'

type Level = TimeComplexity['levels'][number]

const times = [
  [t`Median`, 'medianSeconds', hoursWords],
  [t`85% up to`, 'p85Seconds', hoursWords],
  [t`Mean`, 'meanSeconds', hoursWords],
  [t`Cycle time`, 'medianCycleSeconds', spanWords],
] as const

export function ComplexityTable({ levels }: { levels: Level[] }) {
  const { show } = useReport()
  const head = [t`Complexity`, t`Tasks`, t`Without time`, ...times.map(([name]) => name)]
  return (
    <TableCard
      title="Time and complexity"
      missing={levels.every(({ count, unlogged }) => count + unlogged === 0) && t`No task was completed in these days.`}
      summary="Tasks completed in these days, with all the time ever logged on each. Those without any say nothing about time."
      table={{
        head,
        rows: levels.map((level) => [
          textCell(nameOf(level)),
          countCell(level.count),
          countCell(level.unlogged),
          ...times.map(([, key, words]) => timeCell(level[key], words)),
        ]),
      }}
    >
      <table className={tables.table}>
        <thead>
          <tr>
            {[...head, t`Trend`].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level.complexity}>
              <th scope="row">{nameOf(level)}</th>
              <td>
                <OpenNumber
                  label={many(level.count, { one: `${nameOf(level)}: # task`, other: `${nameOf(level)}: # tasks` })}
                  onOpen={level.count > 0 ? () => show('complexity', String(level.complexity)) : undefined}
                >
                  {countWords(level.count)}
                </OpenNumber>
              </td>
              <td>{countWords(level.unlogged)}</td>
              {times.map(([name, key, words]) => (
                <td key={key}>
                  <Time level={level} name={name} of={key} words={words} />
                </td>
              ))}
              <td>
                <Trend level={level} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableCard>
  )
}

const nameOf = ({ complexity }: Level) => complexityWords[complexity] ?? ''

const timeCell = (seconds: number | null, words: (seconds: number) => string) =>
  seconds === null ? figureCell(null, words) : hoursCell(seconds, words)

interface TimeProps {
  level: Level
  name: string
  of: (typeof times)[number][1]
  words(seconds: number): string
}

function Time({ level, name, of, words }: TimeProps) {
  const { show } = useReport()
  const seconds = level[of]
  if (seconds === null) return <Dash why="No task of this complexity says so" />
  const figure = of === 'medianCycleSeconds' ? 'complexityCycleTime' : 'complexity'
  return (
    <OpenNumber
      label={`${nameOf(level)}, ${name}: ${words(seconds)}`}
      onOpen={() => show(figure, String(level.complexity))}
    >
      {words(seconds)}
    </OpenNumber>
  )
}

/** The median of each week. One week is no trend. */
function Trend({ level }: { level: Level }) {
  const medians = level.trend.map(({ medianSeconds }) => medianSeconds)
  const known = medians.filter((median) => median !== null)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined || known.length < 2)
    return <Dash why="A trend needs two weeks with completed tasks" />
  return (
    <span style={{ display: 'inline-block' }}>
      <Sparkline values={medians} label={`From ${hoursWords(first)} to ${hoursWords(last)} a task`} />
    </span>
  )
}
