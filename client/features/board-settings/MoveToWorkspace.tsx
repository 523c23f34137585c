import { Button, Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { FormError } from '#client/ui/FormError.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Board } from '#contract/boards.ts'
import { canInWorkspace } from '#contract/permissions.ts'
import { many, t } from '#contract/texts.ts'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { useMoveBoardToWorkspace } from './data.ts'
import classes from './MoveToWorkspace.module.css'

interface Props {
  board: Board
}

export function MoveToWorkspace({ board }: Props) {
  const query = useQuery(workspacesQuery)
  const skeleton = (
    <SettingsSection title="To another workspace">
      <RowSkeletons count={3} />
    </SettingsSection>
  )
  return (
    <Loaded query={query} skeleton={skeleton} failure="Failed to fetch workspaces">
      {({ myWorkspaces }) => <Choice board={board} workspaces={myWorkspaces.filter(isTarget(board))} />}
    </Loaded>
  )
}

/** Where I may create projects I may bring one. A workspace can decide otherwise, and then says so. */
const isTarget = (board: Board) => (workspace: WorkspaceSummary) =>
  workspace._id !== board.workspace._id &&
  workspace.status === 'active' &&
  canInWorkspace(workspace.myRole, 'createProjects')

function Choice({ board, workspaces }: Props & { workspaces: WorkspaceSummary[] }) {
  const navigate = useNavigate()
  const moveBoard = useMoveBoardToWorkspace(board.workspace._id)
  const [chosen, setChosen] = useState<string | null>(null)

  function move(event: FormEvent) {
    event.preventDefault()
    const target = workspaces.find(({ _id }) => _id === chosen)
    if (!target) return
    moveBoard.mutate(
      { boardId: board._id, workspaceId: target._id },
      {
        onSuccess: ({ url }) => {
          toast.success(t`${board.title} is in ${target.name} now`)
          void navigate({ href: url, replace: true })
        },
      },
    )
  }

  if (workspaces.length === 0) {
    return (
      <SettingsSection
        title="To another workspace"
        description="You are in no other workspace where you may create projects. Create one, or ask to be let in."
      />
    )
  }
  return (
    <form onSubmit={move}>
      <SettingsSection
        title="To another workspace"
        description="The project moves as a whole, with its tasks, comments, files and history."
        footer={
          <Button type="submit" disabled={!chosen} loading={moveBoard.isPending || moveBoard.isSuccess}>
            Move project
          </Button>
        }
      >
        <Radio.Group aria-label="Workspace" value={chosen} onChange={setChosen}>
          <Stack gap="sm">
            {workspaces.map(({ _id, name, memberCount }) => (
              <Radio
                key={_id}
                value={_id}
                label={name}
                description={many(memberCount, { one: 'Only you', other: '# members' })}
              />
            ))}
          </Stack>
        </Radio.Group>
        <ul className={classes.follows}>
          <li>People who are not in that workspace lose the project, and are taken out of its tasks.</li>
          <li>Labels of this workspace that its tasks have become labels of the project.</li>
          <li>It leaves its folder, and its invite link stops working.</li>
          <li>If its key {board.key} is taken there, its tasks are numbered under another one.</li>
        </ul>
        <FormError error={moveBoard.error} fallback="Failed to move board" />
      </SettingsSection>
    </form>
  )
}
