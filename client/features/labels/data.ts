import { useQueryClient } from '@tanstack/react-query'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { type Label, labelsApi } from '#contract/labels.ts'
import type { Workspace } from '#contract/workspaces.ts'

const byName = (one: Label, other: Label) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' })

const withLabel = (workspace: Workspace, label: Label): Workspace => ({
  ...workspace,
  labels: [...workspace.labels.filter(({ _id }) => _id !== label._id), label].toSorted(byName),
})

/** Writes a label as the server answered it into the workspace it belongs to. */
function useKeepLabel(url: string) {
  const cache = useQueryClient()
  return ({ label }: { label: Label }) => {
    cache.setQueryData(workspaceQuery(url).queryKey, (workspace) => workspace && withLabel(workspace, label))
  }
}

export const useCreateWorkspaceLabel = (url: string) =>
  useSingleCall(labelsApi.createWorkspaceLabel, {
    failure: 'Failed to create label',
    quiet: true,
    onDone: useKeepLabel(url),
  })

export const useUpdateWorkspaceLabel = (url: string) =>
  useOptimistic(labelsApi.updateWorkspaceLabel, {
    changes: workspaceQuery(url),
    predict: (workspace, { labelId, name, color }) => ({
      ...workspace,
      labels: workspace.labels.map((label) =>
        label._id === labelId ? { ...label, ...(name && { name }), ...(color && { color }) } : label,
      ),
    }),
    failure: 'Failed to update label',
    quiet: true,
    keep: useKeepLabel(url),
  })

export const useDeleteWorkspaceLabel = (url: string) =>
  useOptimistic(labelsApi.deleteWorkspaceLabel, {
    changes: workspaceQuery(url),
    predict: (workspace, { labelId }) => ({
      ...workspace,
      labels: workspace.labels.filter(({ _id }) => _id !== labelId),
    }),
    failure: 'Failed to delete label',
  })
