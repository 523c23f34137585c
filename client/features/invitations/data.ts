import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { errorMessage } from '#client/core/error-message.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { accountApi } from '#contract/account.ts'
import { type Invitation, invitationsApi } from '#contract/invitations.ts'
import type { GivenRole } from '#contract/members.ts'
import { t } from '#contract/texts.ts'
import { myInvitations } from './my-invitations.ts'

/** Only those that wait for an answer. */
export const myInvitationsQuery = queryOptions({
  ...myInvitations,
  queryFn: async ({ signal }) => (await call(accountApi.listMyInvitations, {}, { signal })).invitations,
})

export function useAcceptInvitation() {
  const cache = useQueryClient()
  return useSingleCall(invitationsApi.acceptInvitation, {
    failure: t`Failed to accept invitation`,
    onDone: () => {
      void cache.invalidateQueries(workspacesQuery)
      void cache.invalidateQueries(myInvitationsQuery)
    },
  })
}

export function useDeclineInvitation() {
  const cache = useQueryClient()
  return useSingleCall(invitationsApi.declineInvitation, {
    failure: t`Failed to decline invitation`,
    onDone: () => void cache.invalidateQueries(myInvitationsQuery),
  })
}

export const workspaceInvitationsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['invitations', workspaceId],
    queryFn: async ({ signal }) =>
      (await call(invitationsApi.listInvitations, { workspaceId }, { signal })).invitations,
  })

interface Invited {
  emails: string[]
  role: GivenRole
  boardIds: string[]
}

/** Many at once when they join the workspace alone; one by one when they join projects too, which a list cannot say. */
export function useInvitePeople(workspaceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ emails, role, boardIds }: Invited) =>
      boardIds.length === 0
        ? call(invitationsApi.inviteMany, { workspaceId, invitations: emails.map((email) => ({ email, role })) })
        : inviteEach(emails, (email) => call(invitationsApi.invite, { workspaceId, email, role, boardIds })),
    onSuccess: ({ invitations: sent }) => {
      const query = workspaceInvitationsQuery(workspaceId)
      cache.setQueryData(query.queryKey, (known) => known && [...sent, ...known.filter(({ _id }) => !has(sent, _id))])
    },
  })
}

const has = (invitations: Invitation[], id: string) => invitations.some(({ _id }) => _id === id)

async function inviteEach(emails: string[], invite: (email: string) => Promise<{ invitation: Invitation }>) {
  const invitations: Invitation[] = []
  const failed: { email: string; message: string }[] = []
  for (const email of emails) {
    try {
      invitations.push((await invite(email)).invitation)
    } catch (error) {
      // The reason is the same for everybody after it: a lost session, a server that is away.
      if (!(error instanceof CallError) || error.status === 0 || error.status === 401) throw error
      failed.push({ email, message: errorMessage(error, t`Failed to send invitation`) })
    }
  }
  return { invitations, failed }
}

/** Writes an invitation as the server answered it into the list it stands in. */
function useKeepInvitation(workspaceId: string) {
  const cache = useQueryClient()
  return ({ invitation }: { invitation: Invitation }) => {
    cache.setQueryData(workspaceInvitationsQuery(workspaceId).queryKey, (known) =>
      known?.map((other) => (other._id === invitation._id ? invitation : other)),
    )
  }
}

export const useResendInvitation = (workspaceId: string) =>
  useSingleCall(invitationsApi.resendInvitation, {
    failure: t`Failed to send invitation`,
    success: t`Invitation sent again`,
    onDone: useKeepInvitation(workspaceId),
  })

export function useCancelInvitation(workspaceId: string) {
  return useOptimistic(invitationsApi.cancelInvitation, {
    changes: workspaceInvitationsQuery(workspaceId),
    predict: (invitations, { invitationId }) =>
      invitations.map((invitation) =>
        invitation._id === invitationId ? { ...invitation, status: 'canceled' as const } : invitation,
      ),
    failure: t`Failed to cancel invitation`,
    keep: useKeepInvitation(workspaceId),
    said: () => toast.success(t`Invitation canceled`),
  })
}
