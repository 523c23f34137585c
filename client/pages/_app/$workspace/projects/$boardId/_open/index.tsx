import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import { ListSkeleton } from '#client/features/board-frame/BoardSkeleton.tsx'
import { BoardView } from '#client/features/kanban/BoardView.tsx'
import { loadAhead } from '#client/features/kanban/load-ahead.ts'
import { BoardToolbar } from '#client/features/task-filters/BoardToolbar.tsx'
import { UnlessNothingMatches } from '#client/features/task-filters/UnlessNothingMatches.tsx'
import { useAskedFields, useMatcher } from '#client/features/task-filters/use-matcher.ts'
import { OpenTask } from '#client/features/task-panel/OpenTask.tsx'
import { boardSearch, rowsBy } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'

const TaskList = lazy(async () => ({ default: (await import('#client/features/kanban/TaskList.tsx')).TaskList }))

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/')({
  validateSearch: boardSearch,
  component: BoardPage,
})

function BoardPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { board } = useOpenBoard()
  const matches = useMatcher(search)
  const asked = useAskedFields(search)
  const [beforeTools, setBeforeTools] = useState<HTMLElement | null>(null)
  const group = rowsBy(search)
  const isList = (search.view ?? board.preferences.view) === 'list'
  const openTask = (task: string | undefined) => void navigate({ to: '.', search: (now) => ({ ...now, task }) })

  useEffect(() => whenIdle(() => void loadAhead()), [])

  return (
    <>
      <BoardToolbar search={search} matches={matches} startRef={isList || group ? undefined : setBeforeTools} />
      {isList ? (
        <Suspense fallback={<ListSkeleton />}>
          <UnlessNothingMatches matches={matches}>
            <TaskList
              matches={matches}
              asked={asked}
              group={group}
              onOpenTask={openTask}
              order={search.order}
              onOrder={(order) => void navigate({ to: '.', search: (now) => ({ ...now, order }), replace: true })}
            />
          </UnlessNothingMatches>
        </Suspense>
      ) : (
        <BoardView matches={matches} asked={asked} group={group} onOpenTask={openTask} jumpsIn={beforeTools} />
      )}
      <OpenTask taskId={search.task} onOpenTask={openTask} />
    </>
  )
}
