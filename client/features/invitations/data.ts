import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { errorMessage } from '#client/core/error-message.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError } from '#client/core/transport.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { accountApi } from '#contract/account.ts'
import { invitationsApi, MAX_INVITED, type SentInvitation } from '#contract/invitations.ts'
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

interface Outcome {
  invitations: SentInvitation[]
  failed: { email: string; message: string }[]
}

/** Many at once when they join the workspace alone; one by one when they join projects too, which a list cannot say. */
export function useInvitePeople(workspaceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ emails, role, boardIds }: Invited) =>
      boardIds.length === 0
        ? inviteInParts(emails, MAX_INVITED, (some) =>
            call(invitationsApi.inviteMany, { workspaceId, invitations: some.map((email) => ({ email, role })) }),
          )
        : inviteInParts(emails, 1, async ([email = '']) => {
            const { invitation } = await call(invitationsApi.invite, { workspaceId, email, role, boardIds })
            return { invitations: [invitation], failed: [] }
          }),
    onSuccess: ({ invitations: sent }) => {
      const query = workspaceInvitationsQuery(workspaceId)
      cache.setQueryData(query.queryKey, (known) => known && [...sent, ...known.filter(({ _id }) => !has(sent, _id))])
    },
  })
}

const has = (invitations: SentInvitation[], id: string) => invitations.some(({ _id }) => _id === id)

/** Whatever happens on the way, those who got their mail are told apart from those who did not. */
async function inviteInParts(emails: string[], size: number, invite: (some: string[]) => Promise<Outcome>) {
  const done: Outcome = { invitations: [], failed: [] }
  for (let at = 0; at < emails.length; at += size) {
    try {
      const { invitations, failed } = await invite(emails.slice(at, at + size))
      done.invitations.push(...invitations)
      done.failed.push(...failed)
    } catch (error) {
      const ends = size > 1 || isTheSameForAll(error)
      // Said once, when nobody was written to yet.
      if (ends && done.invitations.length === 0) throw error
      const message = errorMessage(error, t`Failed to send invitation`)
      done.failed.push(...emails.slice(at, ends ? undefined : at + size).map((email) => ({ email, message })))
      if (ends) break
    }
  }
  return done
}

/** Also for everybody after: a lost session, a server that is away. */
const isTheSameForAll = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status === 401

/** Writes an invitation as the server answered it into the list it stands in. */
function useKeepInvitation(workspaceId: string) {
  const cache = useQueryClient()
  return ({ invitation }: { invitation: SentInvitation }) => {
    cache.setQueryData(workspaceInvitationsQuery(workspaceId).queryKey, (known) =>
      known?.map((other) => (other._id === invitation._id ? invitation : other)),
    )
  }
}

export const useResendInvitation = (workspaceId: string, success: string) =>
  useSingleCall(invitationsApi.resendInvitation, {
    failure: t`Failed to send invitation`,
    success,
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
