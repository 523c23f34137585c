import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { toastError } from '#client/core/toasts.tsx'
import { type ApiKey, apiKeysApi } from '#contract/api-keys.ts'
import { t } from '#contract/texts.ts'
import { allApiKeys } from './keys.ts'

export const apiKeysQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allApiKeys(workspaceId).queryKey, 'list'],
    queryFn: async ({ signal }) => (await call(apiKeysApi.listApiKeys, { workspaceId }, { signal })).apiKeys,
  })

export const apiKeyStatsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allApiKeys(workspaceId).queryKey, 'stats'],
    queryFn: ({ signal }) => call(apiKeysApi.getApiKeyStats, { workspaceId }, { signal }),
  })

export const apiKeyUsageQuery = (keyId: string) =>
  queryOptions({
    queryKey: ['api-key-usage', keyId],
    queryFn: ({ signal }) => call(apiKeysApi.getApiKeyUsage, { keyId }, { signal }),
  })

/** Quiet: the dialog shows the reason. */
export function useCreateApiKey(workspaceId: string) {
  const cache = useQueryClient()
  return useSingleCall(apiKeysApi.createApiKey, {
    failure: t`Failed to create API key`,
    quiet: true,
    onDone: ({ apiKey }) => {
      cache.setQueryData(apiKeysQuery(workspaceId).queryKey, (keys) => keys && [apiKey, ...keys])
      void cache.invalidateQueries(apiKeyStatsQuery(workspaceId))
    },
  })
}

export function useRevokeApiKey(workspaceId: string) {
  const cache = useQueryClient()
  return useOptimistic(apiKeysApi.revokeApiKey, {
    changes: apiKeysQuery(workspaceId),
    predict: (keys, { keyId }) =>
      keys.map((key) => (key._id === keyId ? { ...key, ...revoked(new Date().toISOString()) } : key)),
    failure: t`Failed to revoke API key`,
    keep: ({ apiKey }) =>
      cache.setQueryData(apiKeysQuery(workspaceId).queryKey, (keys) =>
        keys?.map((key) => (key._id === apiKey._id ? apiKey : key)),
      ),
    outdates: [apiKeyStatsQuery(workspaceId)],
  })
}

const revoked = (revokedAt: string) => ({ status: 'revoked' as const, revokedAt })

/** Everything anew: the keys, what they add up to, and the use of each key that is active. */
export function useRefreshUsage(workspaceId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const [keys] = await Promise.all([
        cache.fetchQuery({ ...apiKeysQuery(workspaceId), staleTime: 0 }),
        cache.fetchQuery({ ...apiKeyStatsQuery(workspaceId), staleTime: 0 }),
      ])
      const active = keys.filter(({ status }: ApiKey) => status === 'active')
      await Promise.all(active.map(({ _id }) => cache.fetchQuery({ ...apiKeyUsageQuery(_id), staleTime: 0 })))
    },
    onError: (error) => toastError(error, t`Failed to fetch bulk usage stats`),
  })
}
