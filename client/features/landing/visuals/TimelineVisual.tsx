import { t } from '#contract/texts.ts'
import classes from './TimelineVisual.module.css'

const bars = [
  { title: t`Research`, start: 0, length: 34, color: 'var(--h-chart-5)' },
  { title: t`Design`, start: 22, length: 36, color: 'var(--h-chart-6)' },
  { title: t`Build`, start: 44, length: 44, color: 'var(--h-chart-3)' },
  { title: t`Launch`, start: 82, length: 16, color: 'var(--h-chart-2)' },
]

export function TimelineVisual() {
  return (
    <div className={classes.timeline}>
      <div className={classes.weeks}>
        {[t`Nov 2`, t`Nov 9`, t`Nov 16`, t`Nov 23`].map((week) => (
          <span key={week}>{week}</span>
        ))}
      </div>
      {bars.map(({ title, start, length, color }) => (
        <div key={title} className={classes.row}>
          <i style={{ left: `${start}%`, width: `${length}%`, background: color }} />
          <span style={{ left: `${start}%` }}>{title}</span>
        </div>
      ))}
      <b className={classes.today} />
    </div>
  )
}
