import { type RefObject, useEffect, useEffectEvent } from 'react'
import { patiently } from '#client/core/lazy.ts'
import type { DragSurface } from './drag.ts'

/** Lets tasks be dragged. What does it loads after the calendar: nobody drags in its first moments. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  surface: Pick<DragSurface, 'datesOf' | 'onDrop'>,
) {
  const latest = useEffectEvent(() => surface)
  useEffect(() => {
    const element = root.current
    if (!isEnabled || !element) return
    let stop: (() => void) | undefined
    let wanted = true
    void patiently(() => import('./drag.ts')).then(({ attachDrag }) => {
      if (!wanted) return
      stop = attachDrag({
        root: element,
        datesOf: (taskId) => latest().datesOf(taskId),
        onDrop: (taskId, dates) => latest().onDrop(taskId, dates),
      })
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [root, isEnabled])
}
