import type { Dates } from '#client/features/tasks/task-dates.ts'
import { spanOf } from './planned-task.ts'

/** Shows the days a carried task would take. Set on the elements themselves: drawing every day again for each move would be felt. */
export function dropMarks(root: HTMLElement) {
  let marked: Element[] = []

  function clear() {
    for (const element of marked) element.removeAttribute('data-over')
    marked = []
  }

  function show(dates: Dates) {
    clear()
    const span = spanOf(dates)
    marked = [...root.querySelectorAll<HTMLElement>('[data-day], [data-tray]')].filter(({ dataset: { day } }) =>
      span ? day !== undefined && day >= span.from && day <= span.to : day === undefined,
    )
    for (const element of marked) element.setAttribute('data-over', '')
  }

  return { clear, show }
}
