import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { askAgain } from '#client/core/changes-under-way.ts'
import { prediction, useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { boardsQuery } from '#client/features/boards/data.ts'
import { foldersApi } from '#contract/folders.ts'
import { t } from '#contract/texts.ts'
import { boardsWithoutFolder, changeInFolders, parentOf, withFolder, withoutFolder } from './changes.ts'

export const foldersQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['folders', workspaceId],
    queryFn: async ({ signal }) => (await call(foldersApi.listFolders, { workspaceId }, { signal })).folders,
  })

export function useCreateFolder(workspaceId: string) {
  const cache = useQueryClient()
  return useSingleCall(foldersApi.createFolder, {
    failure: t`Failed to create folder`,
    onDone: ({ folder }) =>
      cache.setQueryData(foldersQuery(workspaceId).queryKey, (folders) => folders && withFolder(folders, folder)),
  })
}

export function useUpdateFolder(workspaceId: string) {
  const cache = useQueryClient()
  const query = foldersQuery(workspaceId)
  return useOptimistic(foldersApi.updateFolder, {
    changes: query,
    predict: (folders, { folderId, ...changes }) => changeInFolders(folders, folderId, changes),
    failure: t`Failed to update folder`,
    keep: ({ folder }) => {
      const predicted = cache.getQueryData(query.queryKey)?.find(({ _id }) => _id === folder._id)
      cache.setQueryData(query.queryKey, (folders) => folders && withFolder(folders, folder))
      // Where there was no room left between two, the server gave all of them new places.
      if (predicted && predicted.position !== folder.position) askAgain(cache, query)
    },
  })
}

export function useDeleteFolder(workspaceId: string) {
  const cache = useQueryClient()
  const query = foldersQuery(workspaceId)
  return useOptimistic(foldersApi.deleteFolder, {
    changes: query,
    predict: (folders, { folderId }) => withoutFolder(folders, folderId),
    also: ({ folderId }) => {
      const parent = parentOf(cache.getQueryData(query.queryKey) ?? [], folderId)
      return [prediction(boardsQuery(workspaceId), (boards) => boardsWithoutFolder(boards, folderId, parent))]
    },
    failure: t`Failed to delete folder`,
    // The server finds places for what the folder held.
    outdates: [query, boardsQuery(workspaceId)],
  })
}
