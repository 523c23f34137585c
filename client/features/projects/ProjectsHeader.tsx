import { Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { mayHoldNewFolder } from '#client/features/folders/tree.ts'
import { mayCreateFolders, mayCreateProjects } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { NewProjectButton } from './NewProjectButton.tsx'
import classes from './ProjectsHeader.module.css'

interface Props {
  workspace: Workspace
  folderId: string | null
  folders: Folder[]
  onNewFolder(): void
}

export function ProjectsHeader({ workspace, folderId, folders, onNewFolder }: Props) {
  return (
    <PageHeader
      title="Projects"
      actions={
        <>
          {mayCreateFolders(workspace) && mayHoldNewFolder(folders, folderId) && (
            <Button
              variant="default"
              classNames={{ root: classes.folder!, label: classes.words! }}
              leftSection={<IconFolderPlus size={15} stroke={1.8} />}
              onClick={onNewFolder}
            >
              New folder
            </Button>
          )}
          {mayCreateProjects(workspace) && <NewProjectButton workspaceUrl={workspace.url} folderId={folderId} />}
        </>
      }
    />
  )
}
