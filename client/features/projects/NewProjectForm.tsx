import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { fieldErrors } from '#client/core/field-errors.ts'
import { isTouch } from '#client/core/is-touch.ts'
import { useFocusInvalid } from '#client/core/use-focus-invalid.ts'
import { boardsQuery, useCreateBoard } from '#client/features/boards/data.ts'
import { VisibilityChoice } from '#client/features/boards/VisibilityChoice.tsx'
import { foldersQuery } from '#client/features/folders/data.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { ColumnsChoice } from './ColumnsChoice.tsx'
import { FolderSelect } from './FolderSelect.tsx'
import classes from './NewProjectForm.module.css'
import { forgetProjectDraft, type ProjectDraft, useProjectDraft } from './project-draft.ts'
import { asKey, suggestKey } from './project-key.ts'

interface Props {
  workspace: Workspace
  folderId: string | null
}

/** Those that show their own part of an error. */
const fields = ['title', 'key', 'description', 'visibility']

export function NewProjectForm({ workspace, folderId }: Props) {
  const navigate = useNavigate()
  const createBoard = useCreateBoard()
  const { data: folders, isLoading } = useQuery(foldersQuery(workspace._id))
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const taken = new Set(boards.map((board) => board.key))
  const [draft, change] = useProjectDraft(workspace._id, folderId)
  const { title, key, keyTouched, description, visibility, template } = draft
  const errors = fieldErrors(createBoard.error, { key_taken: 'key' })
  const form = useFocusInvalid(createBoard.error)

  function edit(changes: Partial<ProjectDraft>) {
    change(changes)
    if (createBoard.isError) createBoard.reset()
  }

  function create(goOn: '/$workspace/projects/$boardId' | '/$workspace/projects/$boardId/import') {
    // Somebody may be faster than the list of folders: what was chosen counts, unless the list says that it is gone.
    const isGone = folders !== undefined && !folders.some(({ _id }) => _id === draft.folderId)
    createBoard.mutate(
      {
        workspaceId: workspace._id,
        title,
        description,
        visibility,
        folderId: isGone ? null : draft.folderId,
        // One nobody chose is left to the server, which knows those that are taken.
        ...(keyTouched && { key }),
        ...(template && { template }),
      },
      {
        onSuccess: ({ board: { _id: boardId } }) => {
          forgetProjectDraft(workspace._id)
          void navigate({ to: goOn, params: { workspace: workspace.url, boardId } })
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    create('/$workspace/projects/$boardId')
  }

  const isBusy = createBoard.isPending || createBoard.isSuccess

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <div className={classes.name}>
          <TextInput
            label="Title"
            placeholder="Spring launch"
            autoComplete="off"
            maxLength={120}
            autoFocus={!isTouch()}
            value={title}
            onChange={({ currentTarget: { value } }) =>
              edit({ title: value, ...(!keyTouched && { key: suggestKey(value, taken) }) })
            }
            error={errors.title}
          />
          <TextInput
            label="Key"
            description={`Tasks will be ${key || 'KEY'}-1, ${key || 'KEY'}-2,\u00a0…`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            placeholder="SL"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={({ currentTarget: { value } }) => edit({ key: asKey(value), keyTouched: value !== '' })}
            error={errors.key}
          />
        </div>
        <Textarea
          label="Description"
          placeholder="What will be different when it is done"
          autosize
          minRows={2}
          value={description}
          onChange={(event) => edit({ description: event.currentTarget.value })}
          error={errors.description}
        />
        {/* Where folders are still to come, the rest stands where it will stay. */}
        {(folders ? folders.length > 0 : isLoading) && (
          <FolderSelect folders={folders} value={draft.folderId} onChange={(chosen) => edit({ folderId: chosen })} />
        )}
        <VisibilityChoice
          label="Who can see it"
          value={visibility}
          onChange={(chosen) => edit({ visibility: chosen })}
          error={errors.visibility}
        />
        <ColumnsChoice workspace={workspace} value={template} onChange={(chosen) => edit({ template: chosen })} />
        <FormError error={errors.key ? null : createBoard.error} fallback="Failed to create board" fields={fields} />
        <Group justify="space-between" gap="xs">
          {/* What is imported comes into a project, which needs its name first. */}
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconFileImport size={15} stroke={1.7} />}
            disabled={isBusy}
            onClick={() => create('/$workspace/projects/$boardId/import')}
          >
            Create and import from Trello, Jira…
          </Button>
          <Group gap="xs" ml="auto">
            <LinkButton variant="default" to="/$workspace/projects" params={{ workspace: workspace.url }}>
              Cancel
            </LinkButton>
            <Button type="submit" loading={isBusy}>
              Create project
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}
