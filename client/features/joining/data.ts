// The invitation page is open to visitors, so it goes without the query cache of the screens behind the sign-in.
import { call } from '#client/core/call.ts'
import { CallError } from '#client/core/transport.ts'
import { useVisitorCall } from '#client/core/visitor-call.ts'
import { invitationsApi } from '#contract/invitations.ts'

/** What an invitation link is about, or null when there is no such invitation. Anybody who has the link may ask. */
export async function findInvitation(token: string) {
  try {
    return (await call(invitationsApi.getInvitation, { token })).invitation
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

export const useAcceptInvitation = () => useVisitorCall(invitationsApi.acceptInvitation)
export const useDeclineInvitation = () => useVisitorCall(invitationsApi.declineInvitation)
