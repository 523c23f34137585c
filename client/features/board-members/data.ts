import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toast } from '#client/core/toasts.tsx'
import { boardQuery, boardsQuery, keepBoard } from '#client/features/boards/data.ts'
import { boardMembersApi } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

export function useAddBoardMember() {
  const cache = useQueryClient()
  return useSingleCall(boardMembersApi.addBoardMember, {
    failure: t`Failed to add member`,
    onDone: ({ board }) => keepBoard(cache, board),
  })
}

interface Place {
  boardId: string
  workspaceId: string
}

export function useChangeBoardRole({ boardId, workspaceId }: Place) {
  const cache = useQueryClient()
  return useOptimistic(boardMembersApi.changeBoardRole, {
    changes: boardQuery(boardId),
    predict: (board, { userId, role }) => ({
      ...board,
      members: board.members.map((member) => (member.user._id === userId ? { ...member, role } : member)),
    }),
    failure: t`Failed to change role`,
    keep: ({ board }) => keepBoard(cache, board),
    said: () => toast.success(t`Role changed successfully`),
    outdates: [boardsQuery(workspaceId)],
  })
}

export const useRemoveBoardMember = ({ boardId, workspaceId }: Place) =>
  useOptimistic(boardMembersApi.removeBoardMember, {
    changes: boardQuery(boardId),
    predict: (board, { userId }) => ({
      ...board,
      members: board.members.filter(({ user }) => user._id !== userId),
    }),
    failure: t`Failed to remove member`,
    outdates: [boardsQuery(workspaceId), boardQuery(boardId)],
  })

/** To leave is to remove oneself. */
export function useLeaveBoard({ boardId, workspaceId }: Place, onGone: () => void) {
  const cache = useQueryClient()
  return useSingleCall(boardMembersApi.removeBoardMember, {
    failure: t`Failed to remove member`,
    quiet: true,
    onDone: () => {
      void cache.invalidateQueries(boardsQuery(workspaceId))
      // One that is open to everybody can still be looked at, and no longer as a member. Not asked for before that: of any other
      // its page, which is about to go, would show a refusal.
      void cache.invalidateQueries({ ...boardQuery(boardId), refetchType: 'none' })
      onGone()
    },
  })
}

export const inviteLinkQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['invite-link', boardId],
    queryFn: async ({ signal }) => (await call(boardMembersApi.getInviteLink, { boardId }, { signal })).link,
  })

export function useMakeInviteLink() {
  const cache = useQueryClient()
  return useSingleCall(boardMembersApi.makeInviteLink, {
    failure: t`Failed to generate public link`,
    onDone: (link, { boardId }) => cache.setQueryData(inviteLinkQuery(boardId).queryKey, link),
  })
}

export function useDeleteInviteLink() {
  const cache = useQueryClient()
  return useSingleCall(boardMembersApi.deleteInviteLink, {
    failure: t`Failed to delete the invite link`,
    onDone: (_, { boardId }) => cache.setQueryData(inviteLinkQuery(boardId).queryKey, null),
  })
}
