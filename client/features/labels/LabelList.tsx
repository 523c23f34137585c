import { IconTag } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { LabelRow } from './LabelRow.tsx'

interface Props {
  workspace: Workspace
  mayEdit: boolean
}

export function LabelList({ workspace, mayEdit }: Props) {
  if (workspace.labels.length === 0) {
    return (
      <EmptyState icon={IconTag} title="No labels yet">
        A label says at a glance what kind of work a task is: Bug, Design, Needs review. Every project has them.
      </EmptyState>
    )
  }
  return (
    <RowList>
      {workspace.labels.map((label) => (
        <LabelRow key={label._id} label={label} workspace={workspace} mayEdit={mayEdit} />
      ))}
    </RowList>
  )
}
