import type { LinkProps } from '@tanstack/react-router'
import { useCreateFolder } from '#client/features/folders/data.ts'
import card from '#client/ui/card.module.css'
import { InlineName } from '#client/ui/InlineName.tsx'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FolderCard.module.css'
import { FolderCard } from './FolderCard.tsx'
import type { ProjectTreeData } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
  data: ProjectTreeData
  folders: Folder[]
  linkTo(folderId: string): LinkProps
  /** A new folder is being named in this one (null is the top); undefined when none is. */
  namingIn: string | null | undefined
  onNamed(): void
}

export function FolderCards({ workspace, data, folders, linkTo, namingIn, onNamed }: Props) {
  const createFolder = useCreateFolder(workspace._id)
  const { shown, more } = useSomeOf(folders.toSorted((one, other) => one.position - other.position))
  if (folders.length === 0 && namingIn === undefined) return null
  return (
    <>
      <ul className={`${card.grid} ${classes.grid}`} aria-label="Folders">
        {shown.map((folder) => (
          <li key={folder._id}>
            <FolderCard workspace={workspace} folder={folder} data={data} link={linkTo(folder._id)} />
          </li>
        ))}
        {namingIn !== undefined && (
          <li className={`${card.card} ${classes.card}`}>
            <InlineName
              label="Folder name"
              placeholder="Folder name"
              maxLength={80}
              onSave={(name) => createFolder.mutate({ workspaceId: workspace._id, name, parentFolder: namingIn })}
              onClose={onNamed}
            />
          </li>
        )}
      </ul>
      {more}
    </>
  )
}
