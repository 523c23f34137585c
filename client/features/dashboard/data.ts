import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { localNow } from '#client/features/time/data.ts'
import { chatsApi } from '#contract/chats.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { t } from '#contract/texts.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(dashboardApi.getDashboard, { clientTime: localNow() }, { signal }),
  // Nobody listens for news of it on other pages.
  staleTime: 0,
})

/** Not worth a word to anybody when it fails: the digest then begins a little earlier next time. */
export const noteVisit = () => void call(dashboardApi.visitDashboard, {}).catch(() => {})

export function useClearDigest() {
  const cache = useQueryClient()
  return useOptimistic(dashboardApi.clearDigest, {
    changes: dashboardQuery,
    predict: (dashboard) => ({ ...dashboard, digest: [] }),
    failure: t`Failed to mark it as seen`,
    keep: ({ since }) =>
      cache.setQueryData(dashboardQuery.queryKey, (dashboard) => dashboard && { ...dashboard, since }),
  })
}

/** In all workspaces. */
export const allChatsQuery = queryOptions({
  queryKey: ['chats-everywhere'],
  queryFn: async ({ signal }) => (await call(chatsApi.listChats, {}, { signal })).chats,
  // Nobody listens for news of it on other pages.
  staleTime: 0,
})
