import { useQueryClient } from '@tanstack/react-query'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { myInvitations } from './my-invitations.ts'

/** An invitation answered in another tab or on another device waits no more. */
export function useInvitationsLive() {
  const cache = useQueryClient()
  const ask = () => void cache.invalidateQueries(myInvitations)
  useLive('workspaces-changed', ask)
  useCatchUp('connect', ask)
}
