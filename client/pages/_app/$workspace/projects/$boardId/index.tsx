import { createFileRoute } from '@tanstack/react-router'
import { Board } from '#client/features/boards/Board.tsx'
import { boardQuery } from '#client/features/boards/data.ts'
import { BoardCrumbs } from '#client/features/projects/BoardCrumbs.tsx'
import { BoardMenuButton } from '#client/features/projects/BoardMenuButton.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/')({
  loader: ({ context: { queryClient }, params: { boardId } }) => void queryClient.prefetchQuery(boardQuery(boardId)),
  component: BoardPage,
})

function BoardPage() {
  const { workspace, boardId } = Route.useParams()
  // By id, so that nothing half typed or half caught up on one board carries over to the next.
  return (
    <Board
      key={boardId}
      boardId={boardId}
      workspaceUrl={workspace}
      crumbs={(board) => <BoardCrumbs board={board} />}
      menu={(board) => <BoardMenuButton board={board} />}
    />
  )
}
