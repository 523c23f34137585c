import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { allWorkspaces, workspacesQuery } from './data.ts'

/** I joined or left a workspace, or what I may do in one changed: whatever is on screen is asked for again. */
export function useWorkspacesLive() {
  const cache = useQueryClient()
  const ask = () => {
    askAgain(cache, workspacesQuery)
    askAgain(cache, allWorkspaces)
  }
  useLive('workspaces-changed', ask)
  useCatchUp('connect', ask)
}
