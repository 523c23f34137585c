// Dragging tasks over days with the mouse: a whole task, or one of its ends. Tasks become draggable when the pointer comes near, and
// one drop target serves the whole calendar.
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/disable-native-drag-preview'
import { preserveOffsetOnSource } from '@atlaskit/pragmatic-drag-and-drop/utils/preserve-offset-on-source'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { onPointerNear } from '#client/ui/pointer-near.ts'
import classes from './drag.module.css'
import { type Carried, dropDates } from './drop-dates.ts'
import { dropMarks } from './drop-marks.ts'
import type { Edge } from './planned-task.ts'

export interface DragSurface {
  /** Holds tasks (`data-task`) with ends (`data-edge`), days (`data-day`) and a place for those without (`data-tray`). */
  root: HTMLElement
  datesOf(taskId: string): Dates | undefined
  onDrop(taskId: string, dates: Dates): void
}

type Data = Record<string | symbol, unknown>
/** Marks our own drags; a file or a link dragged over the calendar is none of ours. */
const key = 'hearth-planned'
const carriedIn = (data: Data) => data[key] as Carried | undefined

/** The element at the pointer, below whatever covers it: a long task lies over days that do not hold it. */
const under = ({ clientX, clientY }: Input, selector: string) =>
  document.elementsFromPoint(clientX, clientY).find((element) => element.matches(selector)) as HTMLElement | undefined

export function attachDrag({ root, datesOf, onDrop }: DragSurface): () => void {
  const known = new Map<Element, () => void>()
  const marks = dropMarks(root)

  function makeDraggable(near: Element) {
    const task = near.closest<HTMLElement>('[data-task]')
    for (const element of [task, near.closest<HTMLElement>('[data-edge]')]) {
      if (element && task && !known.has(element)) known.set(element, makeOneDraggable(element, task))
    }
    for (const [other, stop] of known) {
      if (other.isConnected) continue
      stop()
      known.delete(other)
    }
  }

  /** What would become of it here; nothing where there is neither a day nor the tray. */
  function outcome(carried: Carried, input: Input): Dates | undefined {
    const place = under(input, '[data-day], [data-tray]')
    const now = datesOf(carried.taskId)
    if (!place || !now || !root.contains(place)) return undefined
    return dropDates(now, carried, place.dataset.day ?? null)
  }

  const dim = (data: Data, isDimmed: boolean) => {
    const { taskId } = carriedIn(data)!
    for (const element of root.querySelectorAll(`[data-task="${taskId}"]`))
      element.toggleAttribute('data-dragging', isDimmed)
    root.toggleAttribute('data-dragging-over', isDimmed)
  }

  return combine(
    onPointerNear(root, makeDraggable),
    () => {
      for (const stop of known.values()) stop()
      marks.clear()
    },
    monitorForElements({
      canMonitor: ({ source }) => carriedIn(source.data) !== undefined,
      onDragStart: ({ source }) => dim(source.data, true),
      onDrop: ({ source }) => {
        dim(source.data, false)
        marks.clear()
      },
    }),
    dropTargetForElements({
      element: root,
      canDrop: ({ source }) => carriedIn(source.data) !== undefined,
      onDrag: ({ source, location }) => {
        const dates = outcome(carriedIn(source.data)!, location.current.input)
        if (dates) marks.show(dates)
        else marks.clear()
      },
      onDragLeave: () => marks.clear(),
      onDrop: ({ source, location }) => {
        const carried = carriedIn(source.data)!
        const dates = outcome(carried, location.current.input)
        if (dates) onDrop(carried.taskId, dates)
      },
    }),
  )
}

/** A task, or the element at one of its ends. */
function makeOneDraggable(element: HTMLElement, task: HTMLElement) {
  const edge = (element.dataset.edge as Edge | undefined) ?? null
  return draggable({
    element,
    getInitialData: ({ input }) => ({
      [key]: { taskId: task.dataset.task!, edge, grabbed: under(input, '[data-day]')?.dataset.day ?? null },
    }),
    onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
      edge
        ? disableNativeDragPreview({ nativeSetDragImage })
        : setCustomNativeDragPreview({
            nativeSetDragImage,
            getOffset: preserveOffsetOnSource({ element, input: location.current.input }),
            render: ({ container }) => container.append(previewOf(element)),
          }),
  })
}

function previewOf(element: HTMLElement): HTMLElement {
  const preview = element.cloneNode(true) as HTMLElement
  preview.style.width = `${Math.min(element.offsetWidth, 260)}px`
  preview.classList.add(classes.preview!)
  return preview
}
