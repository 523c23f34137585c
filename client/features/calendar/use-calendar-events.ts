import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { announce } from '#client/core/announce.ts'
import { useCommands } from '#client/features/commands/registry.ts'
import { isSameDates } from '#client/features/tasks/task-dates.ts'
import { t } from '#contract/texts.ts'
import { isToldAsLate } from './agenda-entries.ts'
import { shownSpan } from './calendar-days.ts'
import { datesAfterKey, dayAfterKey, isAlone } from './calendar-keys.ts'
import type { Scale } from './calendar-search.ts'
import { datesInWords } from './chip-words.ts'
import { type PlannedTask, spanOf } from './planned-task.ts'
import type { CalendarUi, OpenDay } from './ui.ts'
import { useAwaitedFocus } from './use-awaited-focus.ts'
import { useCalendar } from './view.ts'

interface Options {
  root: RefObject<HTMLElement | null>
  scale: Scale
  day: string
  byId: ReadonlyMap<string, PlannedTask>
  goTo(day: string): void
}

/** Clicks, keys and the focus, for everything in a calendar. */
export function useCalendarEvents({ root, scale, day, byId, goTo }: Options) {
  const { today, weekStart, mayEdit, create, openTask, setDates } = useCalendar()
  const [visited, setVisited] = useState(day)
  const [open, setOpen] = useState<OpenDay | null>(null)
  const [held, setHeld] = useState<string | null>(null)
  const { awaitDay, awaitMoved, stopAwaiting } = useAwaitedFocus(root, byId)
  useCommands([{ id: 'today', title: t`Go to today`, group: 'View', keys: 't', run: () => goTo(today) }])
  const shown = shownSpan(scale, day, weekStart)
  const isShown = (each: string) => each >= shown.from && each <= shown.to
  // After a turn of the page the Tab key leads to the day that was asked for.
  const active = isShown(visited) ? visited : day

  function visit(next: string) {
    awaitDay(next)
    setVisited(next)
    if (!isShown(next)) goTo(next)
  }

  function close() {
    // The field or the list is gone with its focus: what opened it has it again.
    if (open && scale !== 'agenda') awaitDay(open.day, open.kind === 'list' ? ' [data-more]' : '')
    setOpen(null)
  }

  function compose(on: string) {
    if (!create) return
    setVisited(on)
    setOpen({ kind: 'composer', day: on })
  }

  function moveTask(task: PlannedTask, event: KeyboardEvent): boolean {
    const dates = mayEdit ? datesAfterKey(event, task, active) : null
    if (!dates) return false
    if (isSameDates(dates, task)) return true
    awaitMoved(task._id, dates)
    setHeld(task._id)
    setDates(task, dates)
    announce(`${task.taskId} ${task.title}: ${datesInWords(dates)}`)
    const span = spanOf(dates)
    const isStillLate = scale === 'agenda' && isToldAsLate({ ...task, ...dates }, { from: day, today })
    if (span && !isStillLate && !isShown(span.to) && !isShown(span.from)) goTo(span.to)
    return true
  }

  function onTaskKey(task: PlannedTask, chip: HTMLElement, event: KeyboardEvent): boolean {
    if (moveTask(task, event)) return true
    if (!isAlone(event)) return false
    if (event.key === 'Enter' || event.key === ' ') {
      openTask(task)
      return true
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return false
    goToNeighbour(chip, event.key === 'ArrowUp' ? -1 : 1)
    return true
  }

  function goToNeighbour(chip: HTMLElement, step: -1 | 1) {
    const scope = scale === 'agenda' ? root.current : chip.closest('[role="dialog"], [data-day], [data-tray]')
    const others = [...(scope?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
    const next = others[others.indexOf(chip) + step]
    next?.focus()
    // Above the first one is the day itself.
    if (!next && step === -1) chip.closest<HTMLElement>('td[data-day]')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    // Menus and dialogs stand elsewhere in the page and still tell of their keys; fields have keys of their own.
    if (!event.currentTarget.contains(target) || target.closest('[data-composer]')) return
    const handled = () => event.preventDefault()
    if (event.key === 'Escape' && open) {
      handled()
      return close()
    }
    const task = byId.get(target.dataset.task ?? '')
    if (task && onTaskKey(task, target, event)) return handled()
    const on = target.closest<HTMLElement>('td[data-day]')?.dataset.day
    if (!on) return
    if (target.dataset.day === on && event.key === 'Enter') {
      handled()
      return compose(on)
    }
    const next = dayAfterKey(event, on, today)
    if (!next) return
    handled()
    visit(next)
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    if (!event.currentTarget.contains(target) || target.closest('[data-composer]')) return
    const task = byId.get(target.closest<HTMLElement>('[data-task]')?.dataset.task ?? '')
    const on = target.closest<HTMLElement>('td[data-day]')?.dataset.day
    if (task) openTask(task)
    else if (on && target.closest('[data-more]')) setOpen({ kind: 'list', day: on })
    else if (on && !target.closest('button, [role="dialog"]')) compose(on)
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    stopAwaiting()
    const on = target.closest<HTMLElement>('td[data-day]')?.dataset.day
    if (on) setVisited(on)
    if (target.dataset.task !== held) setHeld(null)
  }

  const latest = useRef({ compose, close })
  latest.current = { compose, close }
  const ui = useMemo<CalendarUi>(
    () => ({
      active,
      open,
      held,
      onCompose: (on) => latest.current.compose(on),
      onClose: () => latest.current.close(),
    }),
    [active, open, held],
  )
  return { ui, handlers: { onKeyDown, onClick, onFocus } }
}
