import classes from './Calendar.module.css'
import { useCalendar } from './view.ts'

/** Below days that are all empty: how something gets onto one. */
export function NoDatesYet() {
  const { create } = useCalendar()
  if (!create) return null
  return (
    <p className={classes.hint}>No task has a day yet. Click a day to add one, or drag one there from “No date”.</p>
  )
}
