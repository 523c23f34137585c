import { useQueryClient } from '@tanstack/react-query'
import { useOptimistic } from '#client/core/mutations.ts'
import { byName } from '#client/core/name-order.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { boardQuery } from '#client/features/boards/data.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import type { Board } from '#contract/boards.ts'
import { type Label, labelsApi } from '#contract/labels.ts'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'

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
    failure: t`Failed to create label`,
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
    failure: t`Failed to update label`,
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
    failure: t`Failed to delete label`,
  })

/** The workspace's stand before a project's own, each by name. */
const withBoardLabel = (board: Board, label: Label): Board => ({
  ...board,
  labels: [...board.labels.filter(({ _id }) => _id !== label._id), label].toSorted(
    (one, other) => Number(one.source === 'board') - Number(other.source === 'board') || byName(one, other),
  ),
})

function useKeepBoardLabel(boardId: string) {
  const cache = useQueryClient()
  return ({ label }: { label: Label }) => {
    cache.setQueryData(boardQuery(boardId).queryKey, (board) => board && withBoardLabel(board, label))
  }
}

/** `quiet`: the screen shows the error itself. */
export const useCreateBoardLabel = (boardId: string, { quiet = false } = {}) =>
  useSingleCall(labelsApi.createBoardLabel, {
    failure: t`Failed to create label`,
    quiet,
    onDone: useKeepBoardLabel(boardId),
  })

export const useUpdateBoardLabel = (boardId: string) =>
  useOptimistic(labelsApi.updateBoardLabel, {
    changes: boardQuery(boardId),
    predict: (board, { labelId, name, color }) => ({
      ...board,
      labels: board.labels.map((label) =>
        label._id === labelId ? { ...label, ...(name && { name }), ...(color && { color }) } : label,
      ),
    }),
    failure: t`Failed to update label`,
    quiet: true,
    keep: useKeepBoardLabel(boardId),
  })

export const useDeleteBoardLabel = (boardId: string) =>
  useOptimistic(labelsApi.deleteBoardLabel, {
    changes: boardQuery(boardId),
    predict: (board, { labelId }) => ({ ...board, labels: board.labels.filter(({ _id }) => _id !== labelId) }),
    failure: t`Failed to delete label`,
  })
