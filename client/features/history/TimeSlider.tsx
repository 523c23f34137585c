import { useMemo } from 'react'
import { histogram, PARTS_HEIGHT } from './histogram.ts'
import { marksBetween } from './marks.ts'
import { momentWords } from './moment-words.ts'
import classes from './TimeSlider.module.css'

interface Props {
  counts: number[]
  since: number
  until: number
  moment: number
  onGo(moment: number): void
}

/** Nearer to the end a name would be cut off. */
const LAST_NAMED = 0.86

const percent = (part: number) => `${(part * 100).toFixed(3)}%`

/** The whole life of a board: how busy it was, its days, and where one is. */
export function TimeSlider({ counts, since, until, moment, onGo }: Props) {
  const length = until - since
  const bars = useMemo(() => histogram(counts), [counts])
  const marks = useMemo(() => marksBetween(since, until), [since, until])
  const part = (moment - since) / length
  const picture = { viewBox: `0 0 ${counts.length} ${PARTS_HEIGHT}`, preserveAspectRatio: 'none' }

  return (
    <div className={classes.slider}>
      <div className={classes.track}>
        <svg {...picture} className={classes.ahead} aria-hidden>
          <path d={bars} />
        </svg>
        <svg
          {...picture}
          className={classes.behind}
          aria-hidden
          style={{ clipPath: `inset(0 ${percent(1 - part)} 0 0)` }}
        >
          <path d={bars} />
        </svg>
        <input
          type="range"
          className={classes.input}
          min={0}
          max={length}
          step={1}
          value={moment - since}
          aria-label="Moment"
          aria-valuetext={moment >= until ? 'Now' : momentWords(moment)}
          onChange={(event) => onGo(since + event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={classes.marks} aria-hidden>
        {marks.map(({ at, label }) => (
          <span key={at} style={{ left: percent((at - since) / length) }}>
            {(at - since) / length < LAST_NAMED && label}
          </span>
        ))}
      </div>
    </div>
  )
}
