import { createFileRoute } from '@tanstack/react-router'
import { BoardOverview } from '#client/features/board-overview/BoardOverview.tsx'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/overview')({ component: OverviewPage })

function OverviewPage() {
  return (
    <WorkspacePage>
      <BoardOverview />
    </WorkspacePage>
  )
}
