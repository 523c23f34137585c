import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { JoinOpenBoard } from '#client/features/board-joining/JoinOpenBoard.tsx'
import { boardQuery } from '#client/features/boards/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/join/')({ component: JoinPage })

function JoinPage() {
  usePageTitle(t`Join project`)
  const params = Route.useParams()
  const me = useMe()
  const query = useQuery(boardQuery(params.boardId))
  return (
    <WorkspacePage>
      <Loaded query={query} skeleton={<RowSkeletons count={3} />} failure="Failed to fetch board">
        {(board) =>
          board.members.some(({ user }) => user._id === me._id) ? (
            <Navigate to="/$workspace/projects/$boardId" params={params} replace />
          ) : (
            <JoinOpenBoard board={board} />
          )
        }
      </Loaded>
    </WorkspacePage>
  )
}
