import { Link } from '@tanstack/react-router'
import type { Activity } from '#contract/activity.ts'

interface Props {
  activity: Activity
  /** On a page of the workspace itself its name says nothing. */
  inWorkspace: boolean
}

/** Where it happened, and the way there. */
export function ActivityPlace({ activity: { workspace, board }, inWorkspace }: Props) {
  if (!workspace) return null
  if (board) {
    return (
      <Link to="/$workspace/projects/$boardId" params={{ workspace: workspace.url, boardId: board._id }}>
        {inWorkspace ? board.title : workspace.name}
      </Link>
    )
  }
  if (inWorkspace) return null
  return (
    <Link to="/$workspace" params={{ workspace: workspace.url }}>
      {workspace.name}
    </Link>
  )
}
