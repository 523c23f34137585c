import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Dates, isSameDates } from '#client/features/tasks/task-dates.ts'
import type { PlannedTask } from './planned-task.ts'

interface Awaited {
  selector: string
  moved?: { taskId: string; dates: Dates }
}

/** Gives the focus to what is not there yet, as soon as it is in the page. Whoever goes elsewhere meanwhile is left there. */
export function useAwaitedFocus(root: RefObject<HTMLElement | null>, byId: ReadonlyMap<string, PlannedTask>) {
  const awaited = useRef<Awaited | null>(null)

  useLayoutEffect(() => {
    if (!awaited.current) return
    const { selector, moved } = awaited.current
    // A task that is still on its old days goes from there, and would take the focus with it.
    const task = moved && byId.get(moved.taskId)
    if (task && !isSameDates(task, moved.dates)) return
    const element = root.current?.querySelector<HTMLElement>(selector)
    if (!element) return
    awaited.current = null
    element.focus()
  })

  return {
    /** `part`: not the day itself but something on it. */
    awaitDay: (day: string, part = '') => {
      awaited.current = { selector: `td[data-day="${day}"]${part}` }
    },
    awaitMoved: (taskId: string, dates: Dates) => {
      awaited.current = { selector: `[data-task="${taskId}"]`, moved: { taskId, dates } }
    },
    stopAwaiting: () => {
      awaited.current = null
    },
  }
}
