import type { Workspace } from '#contract/workspaces.ts'
import { useCreateWorkspaceLabel } from './data.ts'
import { NewLabel } from './NewLabel.tsx'

interface Props {
  workspace: Pick<Workspace, '_id' | 'url'>
}

export function NewWorkspaceLabel({ workspace: { _id: workspaceId, url } }: Props) {
  const createLabel = useCreateWorkspaceLabel(url)
  return (
    <NewLabel
      createLabel={{
        ...createLabel,
        mutate: (label, callbacks) => createLabel.mutate({ workspaceId, ...label }, callbacks),
      }}
    />
  )
}
