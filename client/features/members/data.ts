import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { membersApi } from '#contract/members.ts'

export const membersQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['members', workspaceId],
    queryFn: async ({ signal }) => (await call(membersApi.listMembers, { workspaceId }, { signal })).members,
  })
