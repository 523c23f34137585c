import { IconPlus } from '@tabler/icons-react'
import { addDays } from '#contract/days.ts'
import { t } from '#contract/texts.ts'
import classes from './Agenda.module.css'
import { dayInAgenda, dayInFull } from './calendar-days.ts'
import square from './square-button.module.css'
import { useCalendar } from './view.ts'

interface Props {
  /** Null for what is late. */
  day: string | null
  count: number
  onCompose(day: string): void
}

export function AgendaHead({ day, count, onCompose }: Props) {
  const { today, create } = useCalendar()
  const near = day === today ? t`Today` : day === addDays(today, 1) ? t`Tomorrow` : null
  return (
    <div className={classes.head} data-late={day === null || undefined} data-today={day === today || undefined}>
      <h3>
        {day === null ? 'Overdue' : (near ?? dayInAgenda(day))}
        {near && day && <span>{dayInAgenda(day)}</span>}
      </h3>
      <span className={classes.count}>{count > 0 && count}</span>
      {day && create && (
        <button
          type="button"
          className={square.button}
          aria-label={`Add task on ${dayInFull(day)}`}
          onClick={() => onCompose(day)}
        >
          <IconPlus size={16} stroke={1.7} aria-hidden />
        </button>
      )}
    </div>
  )
}
