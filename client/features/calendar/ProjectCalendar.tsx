import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { unlessRefused } from '#client/core/unless-refused.ts'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { assignablePeople } from '#client/features/tasks/assignable.ts'
import { createTask, updateTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import type { Matcher } from '#contract/task-filters.ts'
import { cardOfTask } from '#contract/tasks.ts'
import { t } from '#contract/texts.ts'
import { defaultSettings } from '#contract/workspaces.ts'
import { Calendar } from './Calendar.tsx'
import type { CalendarPlace } from './calendar-search.ts'
import { Draft } from './draft.ts'
import { lineOnDay } from './line-on-day.ts'
import { usePlannedTasks } from './use-planned-tasks.ts'
import { CalendarContext, type CalendarView } from './view.ts'

interface Props {
  matches: Matcher | null
  place: CalendarPlace
  onPlace(place: CalendarPlace): void
  onOpenTask(taskId: string): void
  children?: ReactNode
}

/** The tasks of one project on their days. */
export function ProjectCalendar({ matches, place, onPlace, onOpenTask, children }: Props) {
  const { store, board, mayEdit, people, outsiders, labels, finishing } = useOpenBoard()
  const { data: workspace } = useQuery(workspaceQuery(board.workspace.url))
  const { weekStart } = workspace?.settings ?? defaultSettings
  const today = useToday()
  const { dated, undated } = usePlannedTasks(store, matches)
  const columns = store.order.map((id) => store.column(id)!)
  const column = columns.find(({ type }) => !finishing.has(type)) ?? columns[0]

  const facts = useMemo(
    () => ({
      people: assignablePeople({ board, people, outsiders }),
      labels: [...labels.values()],
      today,
      isDayGiven: true,
    }),
    [board, people, outsiders, labels, today],
  )

  async function create(line: string, day: string, asTitle: ReadonlySet<string>) {
    if (!column) return false
    const read = await unlessRefused(t`Failed to add task`, lineOnDay(line, day, facts, asTitle))
    if (!read) return false
    const task = await createTask(store, { columnId: column._id, title: read.title, ...read.fields })
    if (task && matches && !matches(cardOfTask(task))) toast.info(t`${task.taskId} was added. The filter hides it.`)
    return task !== null
  }

  // Whoever composes the page gives new functions each time; no day shall draw for them.
  const latest = useRef({ onOpenTask, create })
  latest.current = { onOpenTask, create }
  const draft = useMemo(() => new Draft(board._id), [board._id])
  const mayCreate = mayEdit && column !== undefined
  const newTasksGoTo = column?.title ?? ''
  const view = useMemo<CalendarView>(
    () => ({
      today,
      weekStart,
      mayEdit,
      people,
      labels,
      newTasksGoTo,
      openTask: ({ _id }) => latest.current.onOpenTask(_id),
      setDates: ({ _id }, dates) => void updateTask(store, _id, dates),
      draft,
      create: mayCreate ? (...typed) => latest.current.create(...typed) : null,
      facts,
    }),
    [today, weekStart, mayEdit, people, labels, newTasksGoTo, draft, mayCreate, facts, store],
  )

  return (
    <CalendarContext value={view}>
      <Calendar tasks={dated} undated={undated} place={place} onPlace={onPlace}>
        {children}
      </Calendar>
    </CalendarContext>
  )
}
