import { DayPicker } from '#client/features/task-fields/DayPicker.tsx'
import { updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { dayWords, isOverdue, today } from '#client/features/tasks/words.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { PickerButton } from './PickerButton.tsx'
import classes from './Properties.module.css'

/** From when until when. Neither can be beyond the other. */
export function DatesField({ card }: { card: TaskCard }) {
  const { store } = useOpenBoard()
  const { startDate, dueDate, completedAt } = card
  const isLate = !completedAt && isOverdue(dueDate, today())
  const change = (fields: { startDate: string | null } | { dueDate: string | null }, close: () => void) => {
    void updateTask(store, card._id, fields)
    close()
  }
  return (
    <>
      <PickerButton
        label="Start date"
        value={startDate ? dayWords(startDate) : t`None`}
        picker={(close) => (
          <DayPicker value={startDate} latest={dueDate} onChange={(day) => change({ startDate: day }, close)} />
        )}
      >
        {startDate ? dayWords(startDate) : <span className={classes.none}>Start</span>}
      </PickerButton>
      <span className={classes.none} aria-hidden>
        →
      </span>
      <PickerButton
        label="Due date"
        value={dueDate ? dayWords(dueDate) : t`None`}
        picker={(close) => (
          <DayPicker value={dueDate} earliest={startDate} onChange={(day) => change({ dueDate: day }, close)} />
        )}
      >
        {dueDate ? (
          <span data-late={isLate || undefined}>{dayWords(dueDate)}</span>
        ) : (
          <span className={classes.none}>Due</span>
        )}
      </PickerButton>
    </>
  )
}
