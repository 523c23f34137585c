import { type RefObject, useEffect, useEffectEvent } from 'react'
import { patiently } from '#client/core/lazy.ts'
import type { DragSurface } from './drag.ts'
import type { View } from './view.ts'

interface Options {
  /** Not where cards stand in an order of their own. */
  isEnabled?: boolean
  /** Instead of moving them to where the line shows. */
  onDropCards?: DragSurface['onDropCards']
}

/** Lets cards and columns be dragged and frames be drawn. What does it loads after the board: nobody drags in its first moments. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  view: View,
  { isEnabled = view.mayEdit, onDropCards }: Options = {},
) {
  const latest = useEffectEvent(() => ({ view, onDropCards }))

  useEffect(() => {
    const element = root.current
    if (!element) return
    let stop: (() => void) | undefined
    let wanted = true
    const attaching = isEnabled
      ? patiently(() => import('./board-mouse.ts')).then(
          ({ attachMouse }) =>
            () =>
              attachMouse(element, () => latest()),
        )
      : patiently(() => import('./touch-hold.ts')).then(
          ({ attachTouchHold }) =>
            () =>
              attachTouchHold(element),
        )
    void attaching.then((attach) => {
      if (wanted) stop = attach()
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [root, isEnabled])
}
