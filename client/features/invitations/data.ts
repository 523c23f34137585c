import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { accountApi } from '#contract/account.ts'
import { invitationsApi } from '#contract/invitations.ts'

/** Only those that wait for an answer. */
export const myInvitationsQuery = queryOptions({
  queryKey: ['my-invitations'],
  queryFn: async ({ signal }) => (await call(accountApi.listMyInvitations, {}, { signal })).invitations,
})

export function useAcceptInvitation() {
  const cache = useQueryClient()
  return useSingleCall(invitationsApi.acceptInvitation, {
    failure: 'Failed to accept invitation',
    onDone: () => {
      void cache.invalidateQueries(workspacesQuery)
      void cache.invalidateQueries(myInvitationsQuery)
    },
  })
}

export function useDeclineInvitation() {
  const cache = useQueryClient()
  return useSingleCall(invitationsApi.declineInvitation, {
    failure: 'Failed to decline invitation',
    onDone: () => void cache.invalidateQueries(myInvitationsQuery),
  })
}

export const useInviteMany = () =>
  useSingleCall(invitationsApi.inviteMany, { failure: 'Failed to send bulk invitations', quiet: true })
