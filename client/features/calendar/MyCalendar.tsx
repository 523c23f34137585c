import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { SubscribeButton } from '#client/features/calendar-feeds/SubscribeButton.tsx'
import { myTasksQuery } from '#client/features/my-tasks/data.ts'
import { useToday } from '#client/features/task-filters/use-today.ts'
import { isDated } from '#client/features/tasks/task-dates.ts'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { MyTask } from '#contract/account.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { Calendar } from './Calendar.tsx'
import type { CalendarPlace } from './calendar-search.ts'
import { useRescheduleMyTask } from './data.ts'
import { Draft } from './draft.ts'
import classes from './MyCalendar.module.css'
import type { PlannedTask } from './planned-task.ts'
import { CalendarContext, type CalendarView } from './view.ts'

interface Props {
  workspace: Workspace
  place: CalendarPlace
  onPlace(place: CalendarPlace): void
}

const NOBODY: CalendarView['people'] = new Map()
const NO_DRAFT = new Draft('')
const NO_LABELS: CalendarView['labels'] = new Map()

const plannedOf = ({ _id, taskId, title, priority, startDate, dueDate, board }: MyTask): PlannedTask => ({
  _id,
  taskId,
  title,
  priority,
  startDate,
  dueDate,
  members: [],
  labels: [],
  completedAt: null,
  place: board.title,
})

/** What is mine to do in this workspace, on its days. */
export function MyCalendar({ workspace, place, onPlace }: Props) {
  const query = useQuery(myTasksQuery)
  const today = useToday()
  const navigate = useNavigate()
  const { mutate: reschedule } = useRescheduleMyTask()
  const mine = useMemo(
    () => (query.data ?? []).filter((task) => task.workspace._id === workspace._id),
    [query.data, workspace._id],
  )
  const dated = useMemo(() => mine.filter(isDated).map(plannedOf), [mine])
  const undated = useMemo(() => mine.filter((task) => !isDated(task)).map(plannedOf), [mine])

  function openTask({ _id }: PlannedTask) {
    const task = mine.find((each) => each._id === _id)
    if (!task) return
    const params = { workspace: workspace.url, boardId: task.board._id }
    void navigate({ to: '/$workspace/projects/$boardId', params, search: { task: _id } })
  }
  const latest = useRef(openTask)
  latest.current = openTask
  const { weekStart } = workspace.settings
  const view = useMemo<CalendarView>(
    () => ({
      today,
      weekStart,
      mayEdit: workspace.status === 'active',
      people: NOBODY,
      labels: NO_LABELS,
      openTask: (task) => latest.current(task),
      setDates: ({ _id }, dates) => reschedule({ taskId: _id, ...dates }),
      create: null,
      facts: { people: [], labels: [], today },
      draft: NO_DRAFT,
      newTasksGoTo: '',
    }),
    [today, weekStart, workspace.status, reschedule],
  )

  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />} failure="Failed to fetch tasks">
      {() => (
        <CalendarContext value={view}>
          <div className={classes.frame}>
            <Calendar tasks={dated} undated={undated} place={place} onPlace={onPlace}>
              <SubscribeButton boardId={null} />
            </Calendar>
          </div>
        </CalendarContext>
      )}
    </Loaded>
  )
}
