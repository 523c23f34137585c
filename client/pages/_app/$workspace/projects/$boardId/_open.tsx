import { createFileRoute, Outlet } from '@tanstack/react-router'
import { BoardFrame } from '#client/features/board-frame/BoardFrame.tsx'
import { BoardCrumbs } from '#client/features/projects/BoardCrumbs.tsx'
import { BoardMenuButton } from '#client/features/projects/BoardMenuButton.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open')({
  loader: ({ context: { queryClient }, params: { boardId } }) => {
    // A loader is part of what every visitor loads; what it needs is not.
    void import('#client/features/board-frame/prefetch-board.ts').then(({ prefetchBoard }) =>
      prefetchBoard(queryClient, boardId),
    )
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
