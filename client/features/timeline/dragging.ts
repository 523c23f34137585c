// What begins with a mouse button on the canvas: moving a bar, stretching it, giving days to a task, drawing a line.
import type { PointerEvent } from 'react'
import { type Dates, isSameDates, movedBy } from '#client/features/tasks/task-dates.ts'
import { daysBetween } from '#contract/days.ts'
import { followersOf, giveDates, linkTasks } from './changing.ts'
import { followPointer, type Held, placeOf, type Surface } from './follow-pointer.ts'
import { boxOf, dayAt } from './scale.ts'
import { AXIS_HEIGHT, ROW_HEIGHT } from './sizes.ts'
import { between, spanOf, startedBy, stretchedBy } from './spans.ts'
import type { TimelineView } from './view.ts'

/** The view as it is at this moment: it may widen while somebody drags to its edge. */
type Current = () => TimelineView

const changes = { move: movedBy, start: startedBy, due: stretchedBy } as const
type Change = keyof typeof changes

const NOBODY: ReadonlyMap<string, Dates> = new Map()

/** One listener for all bars. Touch scrolls, and opens a task; its days change in the task itself. */
export function onCanvasPointerDown(current: Current, event: PointerEvent) {
  const target = event.target as HTMLElement
  const row = target.closest<HTMLElement>('[data-bar], [data-empty]')
  if (!row || event.button !== 0 || event.pointerType === 'touch' || !current().mayEdit) return
  const id = row.dataset.bar ?? row.dataset.empty!
  event.preventDefault()
  if (row.dataset.empty) drawDates(current, event, id)
  else if (target.dataset.linkFrom !== undefined) drawLink(current, event, id)
  else dragBar(current, event, id, (target.dataset.edge as Change | undefined) ?? 'move')
}

const surfaceOf = ({ scroller, paneWidth }: TimelineView): Surface => ({
  scroller: scroller.current!,
  inset: { left: paneWidth, top: AXIS_HEIGHT },
})
const dayUnder = (current: Current, { x }: { x: number }) => dayAt(current().scale, x)
const rowUnder = ({ y }: { y: number }) => Math.floor(y / ROW_HEIGHT)
const keyUnder = ({ shown }: TimelineView, place: { y: number }) => shown.current.rows[rowUnder(place)]?.key ?? ''

function dragBar(current: Current, event: PointerEvent, id: string, change: Change) {
  const view = current()
  const { store, plan } = view
  const task = store.task(id)
  if (!task) return
  const surface = surfaceOf(view)
  const place = placeOf(event, surface)
  const from = dayUnder(current, place)
  const rowKey = keyUnder(view, place)
  const followers = followersOf(store, id)
  let dates: Dates = task
  let following = NOBODY
  let wasAlone = event.altKey

  followPointer(event, surface, {
    onMove: (held) => {
      const now = changes[change](task, daysBetween(from, dayUnder(current, held)))
      // Drawn by the day: most moves of the mouse change nothing.
      if (isSameDates(now, dates) && held.altKey === wasAlone && plan.of(id)) return
      dates = now
      wasAlone = held.altKey
      following = held.altKey ? NOBODY : followers(dates)
      plan.show({ held: id, dates, following })
    },
    onDrop: (_, moved) => {
      plan.clear()
      if (moved) void giveDates(view, { id, rowKey }, dates, following)
      else view.openTask(id)
    },
    onCancel: () => plan.clear(),
  })
}

/** From the day it began on to the day it ends on; a click is one day. */
function drawDates(current: Current, event: PointerEvent, id: string) {
  const view = current()
  const surface = surfaceOf(view)
  const place = placeOf(event, surface)
  const from = dayUnder(current, place)
  const rowKey = keyUnder(view, place)
  let dates = between(from, from)
  view.plan.show({ held: id, dates, following: NOBODY })
  followPointer(event, surface, {
    onMove: (held) => {
      dates = between(from, dayUnder(current, held))
      view.plan.show({ held: id, dates, following: NOBODY })
    },
    onDrop: () => {
      view.plan.clear()
      void giveDates(view, { id, rowKey }, dates, NOBODY)
    },
    onCancel: () => view.plan.clear(),
  })
}

function drawLink(current: Current, event: PointerEvent, from: string) {
  const view = current()
  const { draft } = view
  const surface = surfaceOf(view)
  const fromRow = rowUnder(placeOf(event, surface))

  const targetUnder = (held: Held) => {
    const row = rowUnder(held)
    const entry = current().shown.current.rows[row]
    if (entry?.kind !== 'task' || entry.id === from || !isOver(current(), held, entry.id)) return null
    return { id: entry.id, row }
  }

  followPointer(event, surface, {
    onMove: (held) => draft.show({ from, fromRow, point: [held.x, held.y], target: targetUnder(held) }),
    onDrop: () => {
      const target = draft.now()?.target
      draft.show(null)
      if (target) void linkTasks(view.store, from, target.id)
    },
    onCancel: () => draft.show(null),
  })
}

const REACH = 12

/** On its bar or right beside it. */
function isOver({ scale, store }: TimelineView, { x }: Held, id: string): boolean {
  const task = store.task(id)
  const span = task && spanOf(task)
  if (!span) return false
  const { left, width } = boxOf(scale, span)
  return x >= left - REACH && x <= left + width + REACH
}
