// Apart from the workspace's own pages: whoever has the link may not be in the workspace yet.
import { createFileRoute } from '@tanstack/react-router'
import { JoinByLink } from '#client/features/board-joining/JoinByLink.tsx'

export const Route = createFileRoute('/_app/$workspace_/projects/$boardId/join/$token')({ component: JoinByLinkPage })

function JoinByLinkPage() {
  const { workspace, boardId, token } = Route.useParams()
  return <JoinByLink workspaceUrl={workspace} boardId={boardId} token={token} />
}
