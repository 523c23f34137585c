// Dragging cards and columns with the mouse. Cards become draggable when the pointer comes near, and one drop target serves the whole board, however many cards it has.
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot'
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { onPointerNear } from '#client/ui/pointer-near.ts'
import { cardPreview } from './card-preview.ts'
import { cellUnder } from './cell-under.ts'
import type { Cell, Cells } from './cells.ts'
import { columnMark } from './column-mark.ts'
import type { DropLine } from './drop-line.ts'

export interface DragSurface {
  /** Holds cards (`data-task`) in cells (`data-cell`), and columns (`data-column`) with a handle (`data-column-handle`) each. */
  root: HTMLElement
  cells: Cells
  line: DropLine
  /** Which cards go along with one. */
  carriedWith(id: string): string[]
  onLift(ids: string[]): void
  onDropCards(ids: string[], from: Cell | null, to: Cell, index: number): void
  onDropColumn(columnId: string, beside: string, side: 'left' | 'right'): void
}

type Data = Record<string | symbol, unknown>

/** Marks our own drags; a file or a link dragged over the board is none of ours. */
const cards = 'hearth-cards'
const column = 'hearth-column'
const liftedCards = (data: Data) => data[cards] as { ids: string[]; from: Cell | null } | undefined
const liftedColumn = (data: Data) => data[column] as string | undefined

export function attachDrag(surface: DragSurface): () => void {
  const { root, cells, line } = surface
  const known = new Map<Element, () => void>()
  const mark = columnMark()
  let pointer: Input | null = null
  let stopScrolling = () => {}

  function makeDraggable(near: Element, isFinger: boolean) {
    // Phones would begin a drag of their own, which cannot be followed; fingers have touch-drag.ts.
    if (isFinger) return
    const element = near.closest<HTMLElement>('[data-task], [data-column-handle]')
    if (!element || known.has(element)) return
    for (const [other, stop] of known) {
      if (other.isConnected) continue
      stop()
      known.delete(other)
    }
    known.set(element, element.dataset.task ? draggableCard(element) : draggableColumn(element))
  }

  const draggableCard = (element: HTMLElement) =>
    draggable({
      element,
      getInitialData: () => ({
        [cards]: { ids: surface.carriedWith(element.dataset.task!), from: cells.around(element) },
      }),
      onGenerateDragPreview: ({ nativeSetDragImage, location, source }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: isRow(element)
            ? () => ROW_OFFSET
            : preserveOffsetOnSource({ element, input: location.current.input }),
          render: ({ container }) => container.append(cardPreview(element, liftedCards(source.data)!.ids.length)),
        }),
    })

  const draggableColumn = (element: HTMLElement) =>
    draggable({
      element,
      // Text in the field for its name is selected with the same gesture.
      canDrag: () => !element.querySelector('input'),
      getInitialData: () => ({ [column]: element.closest<HTMLElement>('[data-column]')!.dataset.column }),
    })

  const under = (input: Input) => getElementFromPointWithoutHoneypot({ x: input.clientX, y: input.clientY })

  function showLanding(data: Data, input: Input) {
    pointer = input
    if (liftedCards(data)) {
      const cell = cellUnder(cells, under(input))
      line.set(cell ? { cell, ...cell.landing(input.clientY) } : null)
    } else mark.show(liftedColumn(data)!, under(input), input.clientX)
  }

  function clear() {
    line.set(null)
    mark.clear()
    pointer = null
  }

  /** Set on the elements themselves: a render of every card that goes along would be felt. */
  function dim(data: Data, dimmed: boolean) {
    const moving = liftedColumn(data)
    const elements = moving
      ? [root.querySelector(`[data-column="${moving}"]`)]
      : (liftedCards(data)?.ids ?? []).map((id) => root.querySelector(`[data-task="${id}"]`))
    for (const element of elements) element?.toggleAttribute('data-dragging', dimmed)
  }

  function scrollAtEdges(data: Data) {
    const lists = liftedCards(data) ? root.querySelectorAll<HTMLElement>('[data-scroller]') : []
    stopScrolling = combine(
      autoScrollForElements({ element: root }),
      ...[...lists].map((element) =>
        autoScrollForElements({
          element,
          getAllowedAxis: () => 'vertical',
          getConfiguration: () => ({ maxScrollSpeed: 'fast' }),
        }),
      ),
    )
  }

  function end(data: Data) {
    dim(data, false)
    root.removeAttribute('data-dragging-over')
    clear()
    stopScrolling()
    surface.onLift([])
  }

  const isOurs = (data: Data) => Boolean(liftedCards(data) ?? liftedColumn(data))
  let held: Data | null = null
  /** The pointer may rest while a list scrolls under it. */
  const onScroll = () => held && pointer && showLanding(held, pointer)

  root.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return combine(
    onPointerNear(root, makeDraggable),
    () => {
      root.removeEventListener('scroll', onScroll, { capture: true })
      for (const stop of known.values()) stop()
      clear()
      stopScrolling()
    },
    monitorForElements({
      canMonitor: ({ source }) => isOurs(source.data) && root.contains(source.element),
      onDragStart: ({ source }) => {
        held = source.data
        surface.onLift(liftedCards(source.data)?.ids ?? [])
        dim(source.data, true)
        // What floats over the board must not be in the way.
        root.toggleAttribute('data-dragging-over', true)
        scrollAtEdges(source.data)
      },
      onDrop: ({ source }) => {
        held = null
        end(source.data)
      },
    }),
    dropTargetForElements({
      element: root,
      canDrop: ({ source }) => isOurs(source.data),
      onDrag: ({ source, location }) => showLanding(source.data, location.current.input),
      onDragLeave: clear,
      onDrop: ({ source, location }) => {
        showLanding(source.data, location.current.input)
        const landing = line.get()
        const lifted = liftedCards(source.data)
        const moving = liftedColumn(source.data)
        if (lifted && landing) surface.onDropCards(lifted.ids, lifted.from, landing.cell, landing.index)
        if (moving) mark.drop(moving, surface.onDropColumn)
      },
    }),
  )
}

/** A row of the list is as wide as the page: only its beginning is carried along, and that has to be at the mouse. */
const isRow = (element: HTMLElement) => element.offsetWidth > 420
const ROW_OFFSET = { x: 24, y: 18 }
