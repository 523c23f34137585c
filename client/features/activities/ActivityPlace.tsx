import { Link } from '@tanstack/react-router'
import type { Activity } from '#contract/activities.ts'

/** What all lines of a feed belong to: its name on each of them would say nothing. */
export type Within = 'workspace' | 'project' | undefined

interface Props {
  activity: Activity
  within: Within
}

/** Where it happened, and the way there. */
export function ActivityPlace({ activity: { workspace, board }, within }: Props) {
  if (!workspace || within === 'project') return null
  if (board) {
    return (
      <Link to="/$workspace/projects/$boardId" params={{ workspace: workspace.url, boardId: board._id }}>
        {within ? board.title : workspace.name}
      </Link>
    )
  }
  if (within) return null
  return (
    <Link to="/$workspace" params={{ workspace: workspace.url }}>
      {workspace.name}
    </Link>
  )
}
