import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { View } from './view.ts'

/** Lets cards and columns be dragged and frames be drawn. What does it loads after the board: nobody drags in its first moments. */
export function useDrag(root: RefObject<HTMLElement | null>, view: View) {
  const latest = useEffectEvent(() => view)
  const { mayEdit } = view

  useEffect(() => {
    const element = root.current
    if (!mayEdit || !element) return
    let stop: (() => void) | undefined
    let wanted = true
    void import('./board-mouse.ts').then(({ attachMouse }) => {
      if (wanted) stop = attachMouse(element, () => latest())
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [root, mayEdit])
}
