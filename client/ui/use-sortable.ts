import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'

interface Place {
  /** Tells rows of different lists apart: they do not mix. */
  list: string
  /** What is moved, for those who hear it instead of seeing it. */
  name: string
  index: number
  count: number
  /** `to` counts without the row itself. */
  onMove(from: number, to: number): void
}

/** A row that is dragged by its handle, moved with Alt and the arrow keys while the handle has the focus, or to where a menu says. */
export function useSortable<Handle extends HTMLElement>({ list, name, index, count, onMove }: Place) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<Handle>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const [dragging, setDragging] = useState(false)
  const keepsFocus = useRef(false)

  const showEdge = useEffectEvent(({ self, source }: ElementDropTargetEventBasePayload) => {
    const closest = extractClosestEdge(self.data)
    setEdge(destination(Number(source.data.index), closest) === source.data.index ? null : closest)
  })
  const drop = useEffectEvent(({ self, source }: ElementDropTargetEventBasePayload) => {
    setEdge(null)
    const from = Number(source.data.index)
    const to = destination(from, extractClosestEdge(self.data))
    if (to !== from) onMove(from, to)
  })
  const destination = (from: number, closestEdgeOfTarget: Edge | null) =>
    getReorderDestinationIndex({ startIndex: from, indexOfTarget: index, closestEdgeOfTarget, axis: 'vertical' })

  useEffect(() => {
    const element = row.current!
    return combine(
      draggable({
        element,
        dragHandle: handle.current!,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDragEnter: (event) => showEdge(event),
        onDrag: (event) => showEdge(event),
        onDragLeave: () => setEdge(null),
        onDrop: (event) => drop(event),
      }),
    )
  }, [list, index])

  // A row that is put elsewhere in the page loses the focus, and the next key would go nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move that matters
  useLayoutEffect(() => {
    if (keepsFocus.current) handle.current?.focus()
    keepsFocus.current = false
  }, [index])

  function moveTo(to: number) {
    keepsFocus.current = true
    onMove(index, to)
    announce(t`${name} moved to place ${to + 1} of ${count}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    const to = index + step
    if (to < 0 || to >= count) announce(t`${name} is already ${step < 0 ? 'first' : 'last'}`)
    else moveTo(to)
  }

  return { row, handle, edge, dragging, onKeyDown, moveTo }
}
