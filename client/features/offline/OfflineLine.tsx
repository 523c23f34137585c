import { IconAlertTriangle, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { dateTime, timeOfDay } from '#client/core/dates.ts'
import { DOT } from '#client/ui/dot.ts'
import { many } from '#contract/texts.ts'
import classes from './OfflineLine.module.css'

interface Props {
  /** How old what is shown may be; null with a connection. */
  asOf: number | null
  waiting: number
  /** False without a connection, and after an attempt that failed until one gets through. */
  isGoingOut: boolean
  refused: number
  onRead(): void
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }
const DAY_MS = 86_400_000

/** On one line: the whole breaks at its dots. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')

const waitingWords = (waiting: number, isGoingOut: boolean) =>
  unbroken(
    isGoingOut
      ? many(waiting, { one: '# change going out', other: '# changes going out' })
      : many(waiting, { one: '# change waits', other: '# changes wait' }),
  )

/** One honest line. Silent while all is well. */
export function OfflineLine({ asOf, waiting, isGoingOut, refused, onRead }: Props) {
  const isAway = asOf !== null
  return (
    <div className={classes.place}>
      <p className={classes.line} role="status" data-empty={(!isAway && waiting === 0) || undefined}>
        {isAway && (
          <>
            <IconCloudOff {...icon} />
            Offline{DOT}as of {(Date.now() - asOf < DAY_MS ? timeOfDay : dateTime)(asOf)}
          </>
        )}
        {isAway && waiting > 0 && DOT}
        {!isAway && waiting > 0 && <IconCloudUpload {...icon} />}
        {waiting > 0 && waitingWords(waiting, isGoingOut)}
      </p>
      {refused > 0 && (
        <button type="button" className={classes.refused} onClick={onRead}>
          <IconAlertTriangle {...icon} />
          {many(refused, { one: '# change not taken', other: '# changes not taken' })}
        </button>
      )}
    </div>
  )
}
