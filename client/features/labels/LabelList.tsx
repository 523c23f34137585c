import { IconTag } from '@tabler/icons-react'
import { byName } from '#client/core/name-order.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { useDeleteWorkspaceLabel, useUpdateWorkspaceLabel } from './data.ts'
import { LabelRow } from './LabelRow.tsx'

interface Props {
  workspace: Workspace
  mayEdit: boolean
}

export function LabelList({ workspace, mayEdit }: Props) {
  const { _id: workspaceId, url } = workspace
  const updateLabel = useUpdateWorkspaceLabel(url)
  const deleteLabel = useDeleteWorkspaceLabel(url)
  if (workspace.labels.length === 0) {
    return (
      <EmptyState icon={IconTag} title="No labels yet">
        A label says at a glance what kind of work a task is: Bug, Design, Needs review. Every project has them.
      </EmptyState>
    )
  }
  return (
    <RowList>
      {workspace.labels.toSorted(byName).map((label) => (
        <LabelRow
          key={label._id}
          label={label}
          mayEdit={mayEdit}
          onChange={(changes) => updateLabel.mutateAsync({ workspaceId, labelId: label._id, ...changes })}
          onDelete={() => deleteLabel.mutate({ workspaceId, labelId: label._id })}
          loss="Every task of every project loses it."
        />
      ))}
    </RowList>
  )
}
