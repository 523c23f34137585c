// The keyboard on a calendar: what a key means where the focus is.
import { type Dates, movedBy } from '#client/features/tasks/task-dates.ts'
import { addDays, addMonths } from '#contract/days.ts'
import { NO_DATES, spanOf, stretchedTo } from './planned-task.ts'

interface Pressed {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** With others held, a key belongs to the browser or moves a task. */
export const isAlone = ({ altKey, shiftKey, ctrlKey, metaKey }: Pressed) => !altKey && !shiftKey && !ctrlKey && !metaKey

/** In days. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** The day to go to from a day. */
export function dayAfterKey(pressed: Pressed, day: string, today: string) {
  if (!isAlone(pressed)) return null
  const { key } = pressed
  if (key in steps) return addDays(day, steps[key]!)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return key.toLowerCase() === 't' ? today : null
}

/** What a task's days become. Without any, it gets the day somebody was at last. */
export function datesAfterKey({ key, altKey, shiftKey, ctrlKey, metaKey }: Pressed, task: Dates, day: string) {
  if (!altKey || ctrlKey || metaKey) return null
  if (key === 'Delete' || key === 'Backspace') return shiftKey ? null : NO_DATES
  const step = steps[key]
  if (step === undefined) return null
  const span = spanOf(task)
  if (!span) return { startDate: null, dueDate: day } satisfies Dates
  return shiftKey ? stretchedTo(task, 'end', addDays(span.to, step)) : movedBy(task, step)
}
