import { createFileRoute } from '@tanstack/react-router'
import { calendarSearch } from '#client/features/calendar/calendar-search.ts'
import { ProjectCalendar } from '#client/features/calendar/ProjectCalendar.tsx'
import { SubscribeButton } from '#client/features/calendar-feeds/SubscribeButton.tsx'
import { BoardToolbar } from '#client/features/task-filters/BoardToolbar.tsx'
import { useMatcher } from '#client/features/task-filters/use-matcher.ts'
import { OpenTask } from '#client/features/task-panel/OpenTask.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/calendar')({
  validateSearch: calendarSearch,
  component: CalendarPage,
})

function CalendarPage() {
  const { boardId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const matches = useMatcher(search)
  const openTask = (task: string | undefined) => void navigate({ to: '.', search: (now) => ({ ...now, task }) })

  return (
    <>
      <BoardToolbar search={search} matches={matches} withDisplay={false} />
      <ProjectCalendar
        matches={matches}
        place={search}
        // Replaced, not pushed: "back" leaves the calendar instead of turning one page after the other.
        onPlace={({ scale, day }) =>
          void navigate({ to: '.', search: (now) => ({ ...now, scale, day }), replace: true })
        }
        onOpenTask={openTask}
      >
        <SubscribeButton boardId={boardId} />
      </ProjectCalendar>
      <OpenTask taskId={search.task} onOpenTask={openTask} />
    </>
  )
}
