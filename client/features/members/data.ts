import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { allApiKeys } from '#client/features/api-keys/keys.ts'
import { allBoards, boardsQuery } from '#client/features/boards/data.ts'
import { allWorkspaces, workspacesQuery } from '#client/features/workspaces/data.ts'
import { whileLeaving } from '#client/features/workspaces/leaving.ts'
import { membersApi } from '#contract/members.ts'
import { t } from '#contract/texts.ts'

export const membersQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['members', workspaceId],
    queryFn: async ({ signal }) => (await call(membersApi.listMembers, { workspaceId }, { signal })).members,
  })

export const allProfiles = (workspaceId: string) => ({ queryKey: ['profile', workspaceId] })

export const profileQuery = (workspaceId: string, username: string) =>
  queryOptions({
    queryKey: [...allProfiles(workspaceId).queryKey, username],
    queryFn: async ({ signal }) => (await call(membersApi.getProfile, { workspaceId, username }, { signal })).profile,
  })

export function useChangeMemberRole(workspaceId: string) {
  const cache = useQueryClient()
  const query = membersQuery(workspaceId)
  return useOptimistic(membersApi.changeMemberRole, {
    changes: query,
    predict: (members, { memberId, role }) =>
      members.map((member) => (member.user._id === memberId ? { ...member, role } : member)),
    failure: t`Failed to update member role`,
    keep: ({ member: changed }) => {
      cache.setQueryData(query.queryKey, (members) =>
        members?.map((member) => (member.user._id === changed.user._id ? changed : member)),
      )
    },
    said: () => toast.success(t`Role changed successfully`),
    // Seats are counted there.
    outdates: [allWorkspaces],
  })
}

export function useRemoveMember(workspaceId: string) {
  return useOptimistic(membersApi.removeMember, {
    changes: membersQuery(workspaceId),
    predict: (members, { memberId }) => members.filter(({ user }) => user._id !== memberId),
    failure: t`Failed to remove member`,
    said: ({ member }) => toast.success(t`${member.user.name} is no longer a member`),
    // They are taken off their projects as well, and their keys end.
    outdates: [allWorkspaces, boardsQuery(workspaceId), allBoards, allApiKeys(workspaceId)],
  })
}

/** To leave is to remove oneself. `onGone` comes even when the page that asked is already gone. */
export function useLeaveWorkspace(onGone: () => void) {
  const cache = useQueryClient()
  const leave = useSingleCall(membersApi.removeMember, {
    failure: t`Failed to leave the workspace`,
    quiet: true,
    onDone: () => {
      void cache.invalidateQueries(workspacesQuery)
      onGone()
    },
  })
  return { ...leave, mutate: whileLeaving(leave.mutate) }
}
