import { Menu } from '@mantine/core'
import { IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { boardsQuery } from '#client/features/boards/data.ts'
import { foldersQuery } from '#client/features/folders/data.ts'
import { mayHoldNewFolder } from '#client/features/folders/tree.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { MenuAt } from '#client/ui/MenuAt.tsx'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import { t } from '#contract/texts.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { BoardMenuItems } from './BoardMenuItems.tsx'
import { FolderMenuItems } from './FolderMenuItems.tsx'
import type { MenuRequest } from './project-actions.ts'

interface Props {
  workspace: Workspace
  request: MenuRequest
  onClose(): void
}

/** One menu for all rows and cards, at whichever of them it was asked for. */
export function NodeMenu({ workspace, request, onClose }: Props) {
  const { subject, at } = request
  const { data: boards = [] } = useQuery(boardsQuery(workspace._id))
  const { data: folders = [] } = useQuery(foldersQuery(workspace._id))
  // Where the focus was when it opened; a menu without a button of its own does not know.
  const opener = useRef(document.activeElement)
  const board = subject.kind === 'board' && boards.find(({ _id }) => _id === subject.id)
  const folder = subject.kind === 'folder' && folders.find(({ _id }) => _id === subject.id)
  // Somebody else may delete it while its menu is open.
  if (!board && !folder && subject.kind !== 'new') return null

  function close() {
    onClose()
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
  }

  return (
    <MenuAt at={at} name={t`Actions`} position="bottom-start" width={212} onClose={close}>
      <Menu.Dropdown>
        {board && (
          <BoardMenuItems workspace={workspace} board={board} onRename={request.onRename} steps={request.steps} />
        )}
        {folder && <FolderMenuItems workspace={workspace} folder={folder} folders={folders} request={request} />}
        {subject.kind === 'new' && (
          <NewItems
            workspace={workspace}
            parent={subject.parent}
            onNewFolder={mayHoldNewFolder(folders, subject.parent) ? request.onNewFolder : undefined}
          />
        )}
      </Menu.Dropdown>
    </MenuAt>
  )
}

interface NewItemsProps {
  workspace: Workspace
  parent: string | null
  onNewFolder: MenuRequest['onNewFolder']
}

export function NewItems({ workspace, parent, onNewFolder }: NewItemsProps) {
  const to = parent ? '/$workspace/projects/create/$folderId' : '/$workspace/projects/create'
  return (
    <>
      {mayCreateProjects(workspace) && (
        <MenuLink
          to={to}
          params={{ workspace: workspace.url, folderId: parent ?? '' }}
          leftSection={<IconPlus size={15} stroke={1.7} />}
        >
          New project
        </MenuLink>
      )}
      {mayCreateFolders(workspace) && onNewFolder && (
        <Menu.Item leftSection={<IconFolderPlus size={15} stroke={1.7} />} onClick={() => onNewFolder(parent)}>
          {parent ? 'New subfolder' : 'New folder'}
        </Menu.Item>
      )}
    </>
  )
}
