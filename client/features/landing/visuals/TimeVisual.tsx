import { IconPlayerStopFilled } from '@tabler/icons-react'
import { RunningTime } from '#client/ui/showcase/RunningTime.tsx'
import { t } from '#contract/texts.ts'
import classes from './TimeVisual.module.css'

const days = [
  { day: t`Mon`, hours: 5 },
  { day: t`Tue`, hours: 7 },
  { day: t`Wed`, hours: 4 },
  { day: t`Thu`, hours: 8 },
  { day: t`Fri`, hours: 3, today: true },
]

export function TimeVisual() {
  return (
    <div className={classes.time}>
      <div className={classes.timer}>
        <span>
          <small>HRT-9</small>
          Fix the flicker
        </span>
        <RunningTime from={2537} />
        <i>
          <IconPlayerStopFilled size={11} />
        </i>
      </div>
      <div className={classes.days}>
        {days.map(({ day, hours, today }) => (
          <span key={day} data-today={today}>
            <i style={{ height: hours * 8 }} />
            {day}
          </span>
        ))}
      </div>
    </div>
  )
}
