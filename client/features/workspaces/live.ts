import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#client/core/live.ts'
import { workspacesQuery } from './data.ts'

/** Somebody joined or left a workspace, or what is in it changed for me: whatever is on screen is asked for again. */
export function useWorkspacesLive() {
  const cache = useQueryClient()
  useLive('workspaces-changed', () => {
    void cache.invalidateQueries(workspacesQuery)
    void cache.invalidateQueries({ queryKey: ['workspace'] })
    void cache.invalidateQueries({ queryKey: ['boards'] })
    void cache.invalidateQueries({ queryKey: ['my-invitations'] })
  })
}
