import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { boardsQuery, useDeleteBoard } from '#client/features/boards/data.ts'
import { foldersQuery, useDeleteFolder } from '#client/features/folders/data.ts'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import type { NodeRef } from './node-ref.ts'

interface Props {
  workspace: Workspace
  node: NodeRef
  onClose(): void
}

export function DeleteDialog({ workspace, node, onClose }: Props) {
  const { data: boards } = useQuery(boardsQuery(workspace._id))
  const { data: folders } = useQuery(foldersQuery(workspace._id))
  const board = node.kind === 'board' && boards?.find(({ _id }) => _id === node.id)
  const folder = node.kind === 'folder' && folders?.find(({ _id }) => _id === node.id)
  if (board) return <DeleteBoard workspace={workspace} board={board} onClose={onClose} />
  if (folder) return <DeleteFolder workspace={workspace} folder={folder} onClose={onClose} />
  return null
}

interface BoardProps extends Omit<Props, 'node'> {
  board: BoardSummary
}

function DeleteBoard({ workspace, board, onClose }: BoardProps) {
  const navigate = useNavigate()
  const openBoard = useParams({ strict: false }).boardId
  const deleteBoard = useDeleteBoard(workspace._id, board.title)

  function remove() {
    deleteBoard.mutate(
      { boardId: board._id },
      {
        onSuccess: () => {
          onClose()
          if (openBoard === board._id) {
            void navigate({ to: '/$workspace/projects', params: { workspace: workspace.url } })
          }
        },
      },
    )
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete ${board.title}?`}
      confirmLabel="Delete project"
      danger
      typed={board.title}
      onConfirm={remove}
      busy={deleteBoard.isPending}
    >
      The project and everything in it will be gone for everyone. There is no way back. To keep it for later, archive it
      instead.
    </ConfirmDialog>
  )
}

interface FolderProps extends Omit<Props, 'node'> {
  folder: Folder
}

function DeleteFolder({ workspace, folder, onClose }: FolderProps) {
  const navigate = useNavigate()
  const openFolder = useParams({ strict: false }).folderId
  const deleteFolder = useDeleteFolder(workspace._id)

  function remove() {
    deleteFolder.mutate({ folderId: folder._id })
    onClose()
    if (openFolder === folder._id) void navigate({ to: '/$workspace/group', params: { workspace: workspace.url } })
  }

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete ${folder.name}?`}
      confirmLabel="Delete folder"
      danger
      onConfirm={remove}
    >
      Nothing in it is lost: its projects and subfolders move one level up.
    </ConfirmDialog>
  )
}
