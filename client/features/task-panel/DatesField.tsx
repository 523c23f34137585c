import { dayWords, isLate, today } from '#client/features/tasks/words.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { FieldButton } from './FieldButton.tsx'
import classes from './Properties.module.css'

/** From when until when. Neither can be beyond the other. */
export function DatesField({ card }: { card: TaskCard }) {
  const { startDate, dueDate } = card
  return (
    <>
      <FieldButton label="Start date" value={startDate ? dayWords(startDate) : t`None`} card={card} field="start">
        {startDate ? dayWords(startDate) : <span className={classes.none}>Start</span>}
      </FieldButton>
      <span className={classes.none} aria-hidden>
        →
      </span>
      <FieldButton label="Due date" value={dueDate ? dayWords(dueDate) : t`None`} card={card} field="due">
        {dueDate ? (
          <span data-late={isLate(card, today()) || undefined}>{dayWords(dueDate)}</span>
        ) : (
          <span className={classes.none}>Due</span>
        )}
      </FieldButton>
    </>
  )
}
