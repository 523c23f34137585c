import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMe } from '#client/core/session.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import type { Workspace } from '#contract/workspaces.ts'

export interface Place {
  /** Of the workspace one is in, or was in last. */
  url: string | null
  workspace: Workspace | undefined
  boardId: string | null
}

/** Where somebody is. Asks for nothing: the screens do, and what they know is known here. */
export function usePlace(): Place {
  const me = useMe()
  const { workspace: here, boardId = null } = useParams({ strict: false })
  const url = here ?? me.lastActiveWorkspaceURL ?? null
  const { data: workspace } = useQuery({ ...workspaceQuery(url ?? ''), enabled: false })
  return { url, workspace, boardId }
}
