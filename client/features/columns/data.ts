import { useQueryClient } from '@tanstack/react-query'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { type DefaultColumn, defaultColumnsApi } from '#contract/columns.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { inOrder } from './order.ts'

const withColumn = (workspace: Workspace, column: DefaultColumn): Workspace => ({
  ...workspace,
  defaultColumns: inOrder([...workspace.defaultColumns.filter(({ _id }) => _id !== column._id), column]),
})

/** Writes a column as the server answered it into the workspace it belongs to. */
function useKeepColumn(url: string) {
  const cache = useQueryClient()
  return ({ column }: { column: DefaultColumn }) => {
    cache.setQueryData(workspaceQuery(url).queryKey, (workspace) => workspace && withColumn(workspace, column))
  }
}

export const useCreateDefaultColumn = (url: string) =>
  useSingleCall(defaultColumnsApi.createDefaultColumn, {
    failure: t`Failed to add default column`,
    quiet: true,
    onDone: useKeepColumn(url),
  })

export const useUpdateDefaultColumn = (url: string) =>
  useOptimistic(defaultColumnsApi.updateDefaultColumn, {
    changes: workspaceQuery(url),
    predict: (workspace, { workspaceId: _workspace, columnId, version: _version, ...changes }) => {
      const column = workspace.defaultColumns.find(({ _id }) => _id === columnId)
      return column ? withColumn(workspace, { ...column, ...(changes as Partial<DefaultColumn>) }) : workspace
    },
    failure: t`Failed to update default column`,
    quiet: true,
    keep: useKeepColumn(url),
  })

export const useDeleteDefaultColumn = (url: string) =>
  useOptimistic(defaultColumnsApi.deleteDefaultColumn, {
    changes: workspaceQuery(url),
    predict: (workspace, { columnId }) => ({
      ...workspace,
      defaultColumns: workspace.defaultColumns.filter(({ _id }) => _id !== columnId),
    }),
    failure: t`Failed to remove default column`,
  })
