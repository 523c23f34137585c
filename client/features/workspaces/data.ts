import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { t } from '#contract/texts.ts'
import { type Workspace, workspaceSettingsApi, workspacesApi } from '#contract/workspaces.ts'
import { whileLeaving } from './leaving.ts'
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

/** Asks for a workspace as it is now, whatever is kept of it. */
export function useReloadWorkspace(url: string) {
  const cache = useQueryClient()
  return () => cache.fetchQuery({ ...workspaceQuery(url), staleTime: 0 })
}

/** Keeps a workspace as the server answered it. Its name, logo and status stand in the lists as well. */
function useKeepWorkspace() {
  const cache = useQueryClient()
  return ({ workspace }: { workspace: Workspace }) => {
    cache.setQueryData(workspaceQuery(workspace.url).queryKey, workspace)
    void cache.invalidateQueries(workspacesQuery)
  }
}

export const useCreateWorkspace = () =>
  useSingleCall(workspacesApi.createWorkspace, {
    failure: t`Failed to create workspace`,
    quiet: true,
    onDone: useKeepWorkspace(),
  })

export const useUpdateWorkspace = () =>
  useSingleCall(workspaceSettingsApi.updateWorkspace, {
    failure: t`Failed to update workspace settings`,
    quiet: true,
    onDone: useKeepWorkspace(),
  })

export const useUploadLogo = () =>
  useSingleCall(workspaceSettingsApi.uploadLogo, {
    failure: t`Failed to update workspace`,
    success: t`Logo saved`,
    onDone: useKeepWorkspace(),
  })

export const useRemoveLogo = () =>
  useSingleCall(workspaceSettingsApi.removeLogo, {
    failure: t`Failed to update workspace`,
    success: t`Logo removed`,
    onDone: useKeepWorkspace(),
  })

export const useArchiveWorkspace = () =>
  useSingleCall(workspaceSettingsApi.archiveWorkspace, {
    failure: t`Failed to archive workspace`,
    onDone: useKeepWorkspace(),
  })

export const useHandOverWorkspace = () =>
  useSingleCall(workspaceSettingsApi.handOverWorkspace, {
    failure: t`Failed to update workspace`,
    quiet: true,
    onDone: useKeepWorkspace(),
  })

/** `onGone` comes even when the page that asked is already gone: the news of it reaches this tab, too. */
export function useDeleteWorkspace(onGone: () => void) {
  const cache = useQueryClient()
  const deletion = useSingleCall(workspaceSettingsApi.deleteWorkspace, {
    failure: t`Failed to delete workspace`,
    quiet: true,
    onDone: () => {
      void cache.invalidateQueries(workspacesQuery)
      onGone()
    },
  })
  return { ...deletion, mutate: whileLeaving(deletion.mutate) }
}
