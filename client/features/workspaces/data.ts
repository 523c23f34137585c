import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { urlSuggestions } from './url-suggestions.ts'

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: ({ signal }) => call(workspacesApi.listWorkspaces, {}, { signal }),
})

/** Every single one, by whatever address. */
export const allWorkspaces = { queryKey: ['workspace'] }

export const workspaceQuery = (url: string) =>
  queryOptions({
    queryKey: [...allWorkspaces.queryKey, url],
    queryFn: async ({ signal }) => (await call(workspacesApi.getWorkspace, { url }, { signal })).workspace,
  })

export const urlCheckQuery = (url: string) =>
  queryOptions({
    queryKey: ['workspace-url', url],
    queryFn: async ({ signal }) => (await call(workspacesApi.checkWorkspaceUrl, { url }, { signal })).available,
    enabled: url !== '',
  })

/** The first address near a taken one that nobody has. Asks one by one: mostly the first is free. */
export const freeUrlQuery = (wanted: string) =>
  queryOptions({
    queryKey: ['workspace-url', wanted, 'suggestion'],
    queryFn: async ({ signal }) => {
      for (const url of urlSuggestions(wanted)) {
        const { available } = await call(workspacesApi.checkWorkspaceUrl, { url }, { signal })
        if (available) return url
      }
      return null
    },
  })

export function useCreateWorkspace() {
  const cache = useQueryClient()
  return useSingleCall(workspacesApi.createWorkspace, {
    failure: 'Failed to create workspace',
    quiet: true,
    onDone: ({ workspace }) => {
      cache.setQueryData(workspaceQuery(workspace.url).queryKey, workspace)
      void cache.invalidateQueries(workspacesQuery)
    },
  })
}
