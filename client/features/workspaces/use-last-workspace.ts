import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { workspacesQuery } from './data.ts'

/** The one somebody was in last, while they are in it. */
export function useLastWorkspace(): WorkspaceSummary | null {
  const { lastActiveWorkspaceURL } = useMe()
  const { data: { myWorkspaces = [], guestWorkspaces = [] } = {} } = useQuery(workspacesQuery)
  return [...myWorkspaces, ...guestWorkspaces].find(({ url }) => url === lastActiveWorkspaceURL) ?? null
}
