import { Menu } from '@mantine/core'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowRight,
  IconFileImport,
  IconFolderSymlink,
  IconPencil,
  IconSettings,
  IconStar,
  IconStarOff,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useArchiveBoard, useToggleFavorite, useUnarchiveBoard } from '#client/features/boards/data.ts'
import { mayChangeBoard, mayEditBoard, mayEditTasks, mayManageBoard } from '#client/features/boards/may.ts'
import { MuteMenuItem } from '#client/features/notifications/MuteMenuItem.tsx'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import type { BoardSummary } from '#contract/boards.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { type MenuRequest, useProjectActions } from './project-actions.ts'
import { StepItems } from './StepItems.tsx'

interface Props {
  workspace: Workspace
  board: BoardSummary
  onRename: MenuRequest['onRename']
  steps: MenuRequest['steps']
}

const icon = { size: 15, stroke: 1.7 }

export function BoardMenuItems({ workspace, board, onRename, steps }: Props) {
  const { askWhereTo, askToDelete } = useProjectActions()
  const toggleFavorite = useToggleFavorite(workspace._id)
  const archiveBoard = useArchiveBoard(workspace._id)
  const unarchiveBoard = useUnarchiveBoard(workspace._id)
  const { _id: boardId, favorite, status } = board
  const isOpen = useParams({ strict: false }).boardId === boardId

  return (
    <>
      {!isOpen && (
        <MenuLink
          to="/$workspace/projects/$boardId"
          params={{ workspace: workspace.url, boardId }}
          leftSection={<IconArrowRight {...icon} />}
        >
          Open
        </MenuLink>
      )}
      {onRename && mayEditBoard(board) && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
          Rename
        </Menu.Item>
      )}
      {mayChangeBoard(board) && (
        <Menu.Item
          leftSection={favorite ? <IconStarOff {...icon} /> : <IconStar {...icon} />}
          onClick={() => toggleFavorite.mutate({ boardId })}
        >
          {favorite ? 'Remove from favorites' : 'Add to favorites'}
        </Menu.Item>
      )}
      {status === 'active' && (
        <MuteMenuItem project={{ _id: boardId, title: board.title, workspaceId: workspace._id }} />
      )}
      {mayChangeBoard(board) && mayCreateFolders(workspace) && (
        <Menu.Item
          leftSection={<IconFolderSymlink {...icon} />}
          onClick={() => askWhereTo({ kind: 'board', id: boardId })}
        >
          Move to…
        </Menu.Item>
      )}
      <StepItems {...steps} />
      {mayEditTasks(board) && (
        <MenuLink
          to="/$workspace/projects/$boardId/import"
          params={{ workspace: workspace.url, boardId }}
          leftSection={<IconFileImport {...icon} />}
        >
          Import tasks…
        </MenuLink>
      )}
      {mayManageBoard(board) && (
        <>
          <Menu.Divider />
          <MenuLink
            to="/$workspace/projects/$boardId/update"
            params={{ workspace: workspace.url, boardId }}
            leftSection={<IconSettings {...icon} />}
          >
            Settings
          </MenuLink>
          {status === 'active' && (
            <MenuLink
              to="/$workspace/projects/$boardId/move"
              params={{ workspace: workspace.url, boardId }}
              leftSection={<IconTransfer {...icon} />}
            >
              Move to workspace…
            </MenuLink>
          )}
          {status === 'active' ? (
            <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => archiveBoard.mutate({ boardId })}>
              Archive
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => unarchiveBoard.mutate({ boardId })}>
              Unarchive
            </Menu.Item>
          )}
          <Menu.Item
            c="var(--h-red)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => askToDelete({ kind: 'board', id: boardId })}
          >
            Delete…
          </Menu.Item>
        </>
      )}
    </>
  )
}
