import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { queryClient } from '#client/core/query.ts'
import { unlessRefused } from '#client/core/unless-refused.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { foldersApi } from '#contract/folders.ts'
import { searchApi } from '#contract/search.ts'
import { t } from '#contract/texts.ts'

/** One letter is everywhere. */
const LEAST_LETTERS = 2

export const searchQuery = (workspaceId: string | undefined, text: string) =>
  queryOptions({
    queryKey: ['search', workspaceId, text],
    queryFn: ({ signal }) => call(searchApi.search, { workspaceId: workspaceId ?? '', q: text }, { signal }),
    enabled: workspaceId !== undefined && text.length >= LEAST_LETTERS,
    // What was found stays until the next is found, so that nothing flickers while somebody types.
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })

/** Null when it was refused. */
export async function createFolder(workspaceId: string, name: string) {
  const answer = await unlessRefused(t`Failed to create folder`, call(foldersApi.createFolder, { workspaceId, name }))
  void queryClient.invalidateQueries(foldersQuery(workspaceId))
  return answer?.folder ?? null
}
