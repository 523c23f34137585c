import { Checkbox } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import { useCreateWorkspace } from '#client/features/workspaces/data.ts'
import { NewWorkspaceFields } from '#client/features/workspaces/NewWorkspaceFields.tsx'
import type { NewWorkspace } from '#client/features/workspaces/new-workspace.ts'
import { withUrlError } from '#client/features/workspaces/url-errors.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Note } from '#client/ui/Note.tsx'
import type { Draft } from './draft.ts'
import { StepForm } from './StepForm.tsx'
import { useExample } from './use-example.ts'
import classes from './WorkspaceStep.module.css'

interface Props {
  draft: Pick<Draft, 'newWorkspace' | 'workspace' | 'wantsExample' | 'example'>
  onChange(changes: Partial<Draft>): void
  onBack(): void
  onContinue(workspace: { url: string }): void
}

const headingId = 'onboarding-workspace'

export function WorkspaceStep({ draft, onChange, onBack, onContinue }: Props) {
  const { newWorkspace, workspace, wantsExample } = draft
  const me = useMe()
  const createWorkspace = useCreateWorkspace()
  const example = useExample(me._id, (boardId) => onChange({ example: boardId }))
  const errors = withUrlError(createWorkspace.error)

  function change(changed: NewWorkspace) {
    onChange({ newWorkspace: changed })
    if (createWorkspace.isError) createWorkspace.reset()
  }

  function create() {
    if (workspace) return goOn(workspace)
    const { name, url } = newWorkspace
    createWorkspace.mutate(
      { name, ...(url && { url }) },
      {
        onSuccess: ({ workspace: { _id, name: made, url: address } }) => {
          onChange({ workspace: { _id, name: made, url: address } })
          goOn({ _id, url: address })
        },
      },
    )
  }

  function goOn(made: { _id: string; url: string }) {
    if (wantsExample && !draft.example) example.add(made._id, () => onContinue(made))
    else onContinue(made)
  }

  return (
    <StepForm
      headingId={headingId}
      title="Name your workspace"
      description="It holds the projects of your team. Most take the name of their company or group."
      onBack={onBack}
      onContinue={create}
      busy={createWorkspace.isPending || example.isPending}
    >
      {workspace ? (
        <Note icon={IconCircleCheck}>
          <strong>{workspace.name}</strong> is ready at {window.location.host}/{workspace.url}
        </Note>
      ) : (
        <>
          <NewWorkspaceFields value={newWorkspace} onChange={change} errors={errors} />
          <Checkbox
            className={classes.example}
            label="Add an example project"
            description="Ten cards that show how things work here. Delete it whenever you like."
            checked={wantsExample}
            onChange={(event) => onChange({ wantsExample: event.currentTarget.checked })}
          />
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
