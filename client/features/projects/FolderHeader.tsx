import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconFolder, IconFolderPlus } from '@tabler/icons-react'
import { useUpdateFolder } from '#client/features/folders/data.ts'
import { mayHoldNewFolder } from '#client/features/folders/tree.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { colorOf } from '#client/ui/color-of.ts'
import { EditableText } from '#client/ui/EditableText.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FolderHeader.module.css'
import { boardsWithin, contentWords, peopleOn } from './folder-contents.ts'
import { NewProjectButton } from './NewProjectButton.tsx'
import { under, useProjectActions } from './project-actions.ts'
import type { ProjectTreeData } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
  folder: Folder
  data: ProjectTreeData
  onNewFolder(): void
}

export function FolderHeader({ workspace, folder, data, onNewFolder }: Props) {
  const { openMenu } = useProjectActions()
  const updateFolder = useUpdateFolder(workspace._id)
  const { _id: folderId, name, color } = folder
  const boards = boardsWithin(data.folders, data.boards, folderId)
  const people = peopleOn(boards)
  const subfolders = data.folders.filter(({ parentFolder }) => parentFolder === folderId).length
  const mayArrange = mayCreateFolders(workspace)

  return (
    <PageHeader
      title={
        <span className={classes.title}>
          <IconFolder size={22} stroke={1.5} color={colorOf(color)} aria-hidden />
          {mayArrange ? (
            <EditableText
              label="Folder name"
              value={name}
              placeholder="Folder"
              onSave={(typed) => updateFolder.mutateAsync({ folderId, name: typed })}
            />
          ) : (
            name
          )}
        </span>
      }
      description={contentWords(boards.length, subfolders)}
      actions={
        <>
          <div className={classes.about}>
            {people.length > 0 && <AvatarStack people={people} size={26} max={5} />}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Actions of ${name}`}
              aria-haspopup="menu"
              onClick={({ currentTarget }) =>
                openMenu({ subject: { kind: 'folder', id: folderId }, at: under(currentTarget), onNewFolder })
              }
            >
              <IconDots size={17} stroke={1.8} aria-hidden />
            </ActionIcon>
          </div>
          {mayArrange && mayHoldNewFolder(data.folders, folderId) && (
            <Button variant="default" leftSection={<IconFolderPlus size={15} stroke={1.8} />} onClick={onNewFolder}>
              New subfolder
            </Button>
          )}
          {mayCreateProjects(workspace) && <NewProjectButton workspaceUrl={workspace.url} folderId={folderId} />}
        </>
      }
    />
  )
}
