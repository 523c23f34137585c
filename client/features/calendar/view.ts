import { createContext, useContext } from 'react'
import type { QuickAddFacts } from '#client/features/kanban/quick-add.ts'
import type { Dates } from '#client/features/tasks/task-dates.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import type { Draft } from './draft.ts'
import type { PlannedTask } from './planned-task.ts'

/** What every part of a calendar shares. */
export interface CalendarView {
  /** YYYY-MM-DD where this person is. */
  today: string
  /** 0 is Sunday. */
  weekStart: number
  mayEdit: boolean
  people: ReadonlyMap<string, Person>
  labels: ReadonlyMap<string, Label>
  openTask(task: PlannedTask): void
  setDates(task: PlannedTask, dates: Dates): void
  /** Takes the words for a new task that is due on a day; false when it was refused. Null where tasks cannot be made. */
  create: ((line: string, day: string, asTitle: ReadonlySet<string>) => Promise<boolean>) | null
  /** What a line for a new task may name. */
  facts: QuickAddFacts
  draft: Draft
  /** Where new tasks go, in words. */
  newTasksGoTo: string
}

export const CalendarContext = createContext<CalendarView | null>(null)

export function useCalendar(): CalendarView {
  const view = useContext(CalendarContext)
  if (!view) throw new Error('useCalendar needs a calendar around it')
  return view
}
