import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BoardFrame } from '#client/features/board-frame/BoardFrame.tsx'
import { boardQuery } from '#client/features/boards/data.ts'
import { BoardCrumbs } from '#client/features/projects/BoardCrumbs.tsx'
import { BoardMenuButton } from '#client/features/projects/BoardMenuButton.tsx'
import { boardTasksQuery } from '#client/features/tasks/data.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open')({
  loader: ({ context: { queryClient }, params: { boardId } }) => {
    void queryClient.prefetchQuery(boardQuery(boardId))
    void queryClient.prefetchQuery(boardTasksQuery(boardId))
  },
  component: OpenBoard,
})

function OpenBoard() {
  const { workspace, boardId } = Route.useParams()
  // By id, so that nothing half typed or half caught up on one board carries over to the next.
  return (
    <BoardFrame
      key={boardId}
      boardId={boardId}
      workspaceUrl={workspace}
      crumbs={(board) => <BoardCrumbs board={board} />}
      menu={(board) => <BoardMenuButton board={board} />}
    >
      <Outlet />
    </BoardFrame>
  )
}
