import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { fieldErrors } from '#client/core/field-errors.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Board } from '#contract/boards.ts'
import { useCreateBoard } from './data.ts'

interface Props {
  workspace: { _id: string; url: string }
}

type Fields = Pick<Board, 'title' | 'description' | 'visibility'>

export function NewBoardForm({ workspace }: Props) {
  const navigate = useNavigate()
  const createBoard = useCreateBoard()
  const form = useForm<Fields>({ initialValues: { title: '', description: '', visibility: 'workspace' } })

  function create(fields: Fields) {
    createBoard.mutate(
      { workspaceId: workspace._id, ...fields },
      {
        onSuccess: ({ board: { _id } }) =>
          void navigate({ to: '/$workspace/projects/$boardId', params: { workspace: workspace.url, boardId: _id } }),
        onError: (error) => form.setErrors(fieldErrors(error)),
      },
    )
  }

  return (
    <form onSubmit={form.onSubmit(create)} noValidate>
      <Stack gap="md">
        <TextInput label="Title" placeholder="Spring launch" autoComplete="off" {...form.getInputProps('title')} />
        <Textarea
          label="Description"
          placeholder="What will be different when it is done"
          autosize
          minRows={3}
          {...form.getInputProps('description')}
        />
        <Radio.Group label="Who can see it" {...form.getInputProps('visibility')}>
          <Stack gap="sm" mt="xs">
            <Radio
              value="workspace"
              label="Everyone in the workspace"
              description="Guests and clients only see projects they are added to."
            />
            <Radio value="private" label="Only people added to it" description="And the admins of the workspace." />
          </Stack>
        </Radio.Group>
        <FormError
          error={createBoard.error}
          fallback="Failed to create board"
          fields={['title', 'description', 'visibility']}
        />
        <Group justify="flex-end" gap="xs">
          <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspace.url }}>
            Cancel
          </LinkButton>
          <Button type="submit" loading={createBoard.isPending || createBoard.isSuccess}>
            Create project
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
