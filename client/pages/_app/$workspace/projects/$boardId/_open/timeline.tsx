import { createFileRoute } from '@tanstack/react-router'
import { BoardToolbar } from '#client/features/task-filters/BoardToolbar.tsx'
import { useMatcher } from '#client/features/task-filters/use-matcher.ts'
import { OpenTask } from '#client/features/task-panel/OpenTask.tsx'
import { boardSearch } from '#client/features/tasks/board-search.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/timeline')({
  validateSearch: boardSearch,
  component: TimelinePage,
})

function TimelinePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const matches = useMatcher(search)
  const openTask = (task: string | undefined) => void navigate({ to: '.', search: (now) => ({ ...now, task }) })

  return (
    <>
      <BoardToolbar search={search} matches={matches} />
      <OpenTask taskId={search.task} onOpenTask={openTask} />
    </>
  )
}
