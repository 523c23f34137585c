import { type RefObject, useEffect, useEffectEvent } from 'react'
import { orderColumns } from '#client/features/board-columns/data.ts'
import { placedBeside } from './column-order.ts'
import { carriedWith, moveCards } from './moving.ts'
import type { View } from './view.ts'

/** Lets cards and columns be dragged and frames be drawn. What does it loads after the board. */
export function useDrag(root: RefObject<HTMLElement | null>, view: View) {
  const latest = useEffectEvent(() => view)
  const { mayEdit, cells, line, lifted, selection } = view

  useEffect(() => {
    const element = root.current
    if (!mayEdit || !element) return
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
        onDropCards: (ids, from, to, index) => void moveCards(latest(), ids, from, to, index),
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
  }, [root, mayEdit, cells, line, lifted, selection])
}
