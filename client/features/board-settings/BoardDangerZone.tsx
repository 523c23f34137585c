import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useArchiveBoard, useDeleteBoard, useUnarchiveBoard } from '#client/features/boards/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import type { Board } from '#contract/boards.ts'

interface Props {
  board: Board
}

/** Away for now, away from here, or away for good. */
export function BoardDangerZone({ board }: Props) {
  const { _id: boardId, workspace, status } = board
  const archiveBoard = useArchiveBoard(workspace._id)
  const unarchiveBoard = useUnarchiveBoard(workspace._id)

  return (
    <>
      {status === 'active' ? (
        <SettingsSection
          title="Archive"
          description="Everything stays readable, and nothing can be changed until somebody brings it back."
          footer={
            <Button variant="default" onClick={() => archiveBoard.mutate({ boardId })} loading={archiveBoard.isPending}>
              Archive project
            </Button>
          }
        />
      ) : (
        <SettingsSection
          title="Bring it back"
          description="The project is archived. Brought back, everything in it can be changed again."
          footer={
            <Button onClick={() => unarchiveBoard.mutate({ boardId })} loading={unarchiveBoard.isPending}>
              Bring back from the archive
            </Button>
          }
        />
      )}
      {status === 'active' && (
        <SettingsSection
          title="Move"
          description="To another workspace of yours, with its tasks, files and history."
          footer={
            <LinkButton
              variant="default"
              to="/$workspace/projects/$boardId/move"
              params={{ workspace: workspace.url, boardId }}
            >
              Move project
            </LinkButton>
          }
        />
      )}
      <DeleteSection board={board} />
    </>
  )
}

function DeleteSection({ board: { _id: boardId, title, workspace } }: Props) {
  const navigate = useNavigate()
  const [asking, { open, close }] = useDisclosure()
  const deleteBoard = useDeleteBoard(workspace._id, title)

  const remove = () =>
    deleteBoard.mutate(
      { boardId },
      {
        onSuccess: () =>
          void navigate({ to: '/$workspace/projects', params: { workspace: workspace.url }, replace: true }),
      },
    )

  return (
    <>
      <SettingsSection
        title="Delete"
        description="The project, its tasks and files are gone for good, for everybody on it."
        footer={
          <Button variant="default" c="var(--h-red)" onClick={open}>
            Delete project
          </Button>
        }
      />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={`Delete ${title}?`}
        confirmLabel="Delete project"
        danger
        typed={title}
        onConfirm={remove}
        busy={deleteBoard.isPending || deleteBoard.isSuccess}
      >
        There is no way back. To keep it for later, archive it instead.
      </ConfirmDialog>
    </>
  )
}
