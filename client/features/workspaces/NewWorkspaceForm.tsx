import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { FormError } from '#client/ui/FormError.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { useCreateWorkspace } from './data.ts'
import { NewWorkspaceFields } from './NewWorkspaceFields.tsx'
import { type NewWorkspace, noWorkspace } from './new-workspace.ts'
import { withUrlError } from './url-errors.ts'

export function NewWorkspaceForm() {
  const navigate = useNavigate()
  const createWorkspace = useCreateWorkspace()
  const [workspace, setWorkspace] = useState(noWorkspace)
  const [description, setDescription] = useState('')
  const errors = withUrlError(createWorkspace.error)

  function change(changed: NewWorkspace) {
    setWorkspace(changed)
    if (createWorkspace.isError) createWorkspace.reset()
  }

  function create(event: FormEvent) {
    event.preventDefault()
    const { name, url } = workspace
    createWorkspace.mutate(
      { name, description, ...(url && { url }) },
      {
        onSuccess: ({ workspace: { url: made } }) =>
          void navigate({ to: '/$workspace/projects', params: { workspace: made } }),
      },
    )
  }

  return (
    <form onSubmit={create} noValidate>
      <Stack gap="md">
        <NewWorkspaceFields value={workspace} onChange={change} errors={errors} />
        <Textarea
          label="Description"
          placeholder="What this team works on"
          autosize
          minRows={2}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={errors.description}
        />
        <FormError
          error={errors.url ? null : createWorkspace.error}
          fallback="Failed to create workspace"
          fields={['name', 'description']}
        />
        <Group justify="flex-end" gap="xs">
          <LinkButton variant="default" to="/workspaces">
            Cancel
          </LinkButton>
          <Button type="submit" loading={createWorkspace.isPending || createWorkspace.isSuccess}>
            Create workspace
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
