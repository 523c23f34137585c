import { Menu } from '@mantine/core'
import { IconArrowRight, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useUpdateFolder } from '#client/features/folders/data.ts'
import { mayHoldNewFolder } from '#client/features/folders/tree.ts'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { ColorSwatches } from '#client/ui/ColorSwatches.tsx'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FolderMenuItems.module.css'
import { NewItems } from './NodeMenu.tsx'
import { type MenuRequest, useProjectActions } from './project-actions.ts'
import { StepItems } from './StepItems.tsx'

interface Props {
  workspace: Workspace
  folder: Folder
  folders: Folder[]
  request: MenuRequest
}

const icon = { size: 15, stroke: 1.7 }

export function FolderMenuItems({ workspace, folder, folders, request }: Props) {
  const { askWhereTo, askToDelete } = useProjectActions()
  const updateFolder = useUpdateFolder(workspace._id)
  const { _id: folderId, color } = folder
  const { onRename, onNewFolder, steps } = request
  const isOpen = useParams({ strict: false }).folderId === folderId
  return (
    <>
      {!isOpen && (
        <MenuLink
          to="/$workspace/group/$folderId"
          params={{ workspace: workspace.url, folderId }}
          leftSection={<IconArrowRight {...icon} />}
        >
          Open
        </MenuLink>
      )}
      <NewItems
        workspace={workspace}
        parent={folderId}
        onNewFolder={mayHoldNewFolder(folders, folderId) ? onNewFolder : undefined}
      />
      {mayCreateFolders(workspace) && (
        <>
          <Menu.Divider />
          {onRename && (
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
              Rename
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconFolderSymlink {...icon} />}
            onClick={() => askWhereTo({ kind: 'folder', id: folderId })}
          >
            Move to…
          </Menu.Item>
          <StepItems {...steps} />
          <div className={classes.colors}>
            <ColorSwatches
              label="Color"
              inMenu
              value={color}
              onChange={(chosen) => updateFolder.mutate({ folderId, color: chosen })}
            />
          </div>
          <Menu.Divider />
          <Menu.Item
            c="var(--h-red)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => askToDelete({ kind: 'folder', id: folderId })}
          >
            Delete…
          </Menu.Item>
        </>
      )}
    </>
  )
}
