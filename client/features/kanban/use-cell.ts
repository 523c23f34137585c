import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { takeAwaitedFocus } from './card-focus.ts'
import type { Cell } from './cells.ts'
import { useView } from './view.ts'

/** Makes a list of cards known to the keyboard and the mouse. */
export function useCell(element: RefObject<HTMLElement | null>, cell: Omit<Cell, 'element'>) {
  const view = useView()
  const { cells } = view
  const { columnId, lane, isFolded } = cell
  const ids = useEffectEvent(() => cell.ids())
  const groupAt = useEffectEvent((index: number) => cell.groupAt?.(index) ?? null)
  const reveal = useEffectEvent((index: number) => cell.reveal(index))
  const landing = useEffectEvent((clientY: number) => cell.landing(clientY))

  useEffect(() => {
    if (!element.current) return
    return cells.add({
      columnId,
      lane,
      ...(isFolded && { isFolded }),
      element: element.current,
      ids: () => ids(),
      groupAt: (index) => groupAt(index),
      reveal: (index) => reveal(index),
      landing: (clientY) => landing(clientY),
    })
  }, [cells, element, columnId, lane, isFolded])

  useLayoutEffect(() => {
    if (element.current) takeAwaitedFocus(view, { ...cell, element: element.current })
  })
}
