import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { savedViewsApi } from '#contract/board-tools.ts'
import { t } from '#contract/texts.ts'

export const savedViewsQuery = (boardId: string) =>
  queryOptions({
    queryKey: ['saved-views', boardId],
    queryFn: async ({ signal }) => (await call(savedViewsApi.listSavedViews, { boardId }, { signal })).views,
  })

export function useCreateSavedView(boardId: string) {
  const cache = useQueryClient()
  return useSingleCall(savedViewsApi.createSavedView, {
    failure: t`Failed to save the view`,
    quiet: true,
    onDone: () => askAgain(cache, savedViewsQuery(boardId)),
  })
}

/** Quiet: whoever renames one shows the reason there. */
export const useUpdateSavedView = (boardId: string) =>
  useOptimistic(savedViewsApi.updateSavedView, {
    changes: savedViewsQuery(boardId),
    predict: (views, { viewId, ...changes }) =>
      views.map((view) => (view._id === viewId ? { ...view, ...(changes as Partial<typeof view>) } : view)),
    failure: t`Failed to save the view`,
    quiet: true,
  })

export const useDeleteSavedView = (boardId: string) =>
  useOptimistic(savedViewsApi.deleteSavedView, {
    changes: savedViewsQuery(boardId),
    predict: (views, { viewId }) => views.filter(({ _id }) => _id !== viewId),
    failure: t`Failed to delete the view`,
  })
