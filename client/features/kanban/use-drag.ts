import { type RefObject, useEffect, useEffectEvent } from 'react'
import { orderColumns } from '#client/features/board-columns/data.ts'
import { placedBeside } from './column-order.ts'
import type { DragSurface } from './drag.ts'
import { carriedWith, moveCards } from './moving.ts'
import type { View } from './view.ts'

type Drop = DragSurface['onDropCards']

interface Options {
  /** Not where cards stand in an order of their own. */
  isEnabled?: boolean
  onDropCards?: Drop
}

/** Lets cards and columns be dragged and frames be drawn. What does it loads after the board. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  view: View,
  { isEnabled = view.mayEdit, onDropCards = (...drop) => void moveCards(view, ...drop) }: Options = {},
) {
  const latest = useEffectEvent(() => view)
  const dropCards = useEffectEvent<Drop>((...drop) => onDropCards(...drop))
  const { cells, line, lifted, selection } = view

  useEffect(() => {
    const element = root.current
    if (!isEnabled || !element) return
    let stop: (() => void) | undefined
    let wanted = true
    void Promise.all([import('./drag.ts'), import('./marquee.ts')]).then(([{ attachDrag }, { attachMarquee }]) => {
      if (!wanted) return
      const stopMarquee = attachMarquee(element, selection)
      const stopDrag = attachDrag({
        root: element,
        cells,
        line,
        carriedWith: (id) => carriedWith(latest(), id),
        onLift: (ids) => {
          lifted.current = new Set(ids)
        },
        onDropCards: (...drop) => dropCards(...drop),
        onDropColumn: (columnId, beside, side) => {
          const { store } = latest()
          void orderColumns(store, placedBeside(store.order, columnId, beside, side))
        },
      })
      stop = () => {
        stopMarquee()
        stopDrag()
      }
    })
    return () => {
      wanted = false
      stop?.()
    }
  }, [root, isEnabled, cells, line, lifted, selection])
}
