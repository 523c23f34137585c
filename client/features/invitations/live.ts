import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '#client/core/live.ts'
import { myInvitations } from './my-invitations.ts'

/** An invitation answered in another tab or on another device waits no more. */
export function useInvitationsLive() {
  const cache = useQueryClient()
  useLive('workspaces-changed', () => void cache.invalidateQueries(myInvitations))
}
