import { IconCircleCheck } from '@tabler/icons-react'
import { useCreateWorkspace } from '#client/features/workspaces/data.ts'
import { NewWorkspaceFields } from '#client/features/workspaces/NewWorkspaceFields.tsx'
import type { NewWorkspace } from '#client/features/workspaces/new-workspace.ts'
import { withUrlError } from '#client/features/workspaces/url-errors.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Draft } from './draft.ts'
import { StepForm } from './StepForm.tsx'

interface Props {
  draft: Pick<Draft, 'newWorkspace' | 'workspace'>
  onChange(changes: Partial<Draft>): void
  onBack(): void
  onContinue(workspace: { url: string }): void
}

const headingId = 'onboarding-workspace'

export function WorkspaceStep({ draft: { newWorkspace, workspace }, onChange, onBack, onContinue }: Props) {
  const createWorkspace = useCreateWorkspace()
  const errors = withUrlError(createWorkspace.error)

  function change(changed: NewWorkspace) {
    onChange({ newWorkspace: changed })
    if (createWorkspace.isError) createWorkspace.reset()
  }

  function create() {
    if (workspace) return onContinue(workspace)
    const { name, url } = newWorkspace
    createWorkspace.mutate(
      { name, ...(url && { url }) },
      {
        onSuccess: ({ workspace: { _id, name: made, url: address } }) => {
          onChange({ workspace: { _id, name: made, url: address } })
          onContinue({ url: address })
        },
      },
    )
  }

  return (
    <StepForm
      headingId={headingId}
      title="Name your workspace"
      description="It holds the projects of your team. Most take the name of their company or group."
      onBack={onBack}
      onContinue={create}
      busy={createWorkspace.isPending}
    >
      {workspace ? (
        <Note icon={IconCircleCheck}>
          <strong>{workspace.name}</strong> is ready at {window.location.host}/{workspace.url}
        </Note>
      ) : (
        <>
          <NewWorkspaceFields value={newWorkspace} onChange={change} errors={errors} />
          <FormError
            error={errors.url ? null : createWorkspace.error}
            fallback="Failed to create workspace"
            fields={['name']}
          />
        </>
      )}
    </StepForm>
  )
}
