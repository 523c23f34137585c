// Which tasks a key is about. Views mark what they draw with `data-task`, the open panel with `data-open-task`.
import { useEffect } from 'react'
import type { Subject } from './command.ts'

let chosen: readonly string[] = []
let isPointing = false

/** The tasks that are selected, as long as there are any. */
export function useChosenTasks(ids: readonly string[]) {
  useEffect(() => {
    chosen = ids
    return () => {
      chosen = []
    }
  }, [ids])
}

/** Mouse or keyboard: whichever was used last says which card is meant. */
export function followPointing(): () => void {
  let lastPoint = ''
  const point = ({ screenX, screenY, target }: PointerEvent) => {
    const here = `${screenX} ${screenY}`
    // What appears under a pointer that rests is told as a move too.
    if (here === lastPoint) return
    lastPoint = here
    // Who moves about in a panel does not mean the card under it, not even once it has closed.
    isPointing = target instanceof Element && target.closest('[data-task]') !== null
  }
  const type = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) isPointing = false
  }
  document.addEventListener('pointermove', point, { passive: true })
  document.addEventListener('keydown', type, { capture: true })
  return () => {
    document.removeEventListener('pointermove', point)
    document.removeEventListener('keydown', type, { capture: true })
  }
}

export const openTaskPanel = () => document.querySelector<HTMLElement>('[data-open-task]')

export function subjectNow(): Subject {
  const open = openTaskPanel()?.dataset.openTask
  if (open) return { taskIds: [open] }
  if (chosen.length > 0) return { taskIds: chosen }
  const pointed = document.querySelector<HTMLElement>('[data-task]:hover')
  const focused = document.activeElement?.closest<HTMLElement>('[data-task]')
  const meant = isPointing ? (pointed ?? focused) : (focused ?? pointed)
  // As it was, a task cannot be changed.
  if (meant?.closest('[data-past]')) return { taskIds: [] }
  return { taskIds: meant?.dataset.task ? [meant.dataset.task] : [] }
}
