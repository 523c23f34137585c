import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { codeLinksApi } from '#contract/code-links.ts'
import type { Output } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'

export const codeLinksQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['code-links', taskId],
    queryFn: async ({ signal }) => (await call(codeLinksApi.listCodeLinks, { taskId }, { signal })).links,
  })

export const codeSourceQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['code-source', workspaceId],
    queryFn: ({ signal }) => call(codeLinksApi.getCodeSource, { workspaceId }, { signal }),
  })

export function useCodeSourceChanges(workspaceId: string) {
  const cache = useQueryClient()
  const onDone = ({ source, deliveries }: Output<typeof codeLinksApi.getCodeSource>) =>
    cache.setQueryData(codeSourceQuery(workspaceId).queryKey, { source, deliveries })
  return {
    make: useSingleCall(codeLinksApi.makeCodeSource, { failure: t`Failed to make the address`, onDone }),
    remove: useSingleCall(codeLinksApi.deleteCodeSource, { failure: t`Failed to disconnect`, onDone }),
  }
}
