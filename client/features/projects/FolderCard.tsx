import { IconDots, IconFolder } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { useUpdateFolder } from '#client/features/folders/data.ts'
import { mayCreateFolders } from '#client/features/workspaces/may.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import card from '#client/ui/card.module.css'
import { colorOf } from '#client/ui/color-of.ts'
import { InlineName } from '#client/ui/InlineName.tsx'
import type { Folder } from '#contract/folders.ts'
import type { Workspace } from '#contract/workspaces.ts'
import classes from './FolderCard.module.css'
import { boardsWithin, contentWords, peopleOn } from './folder-contents.ts'
import { under, useProjectActions } from './project-actions.ts'
import type { ProjectTreeData } from './use-project-tree.ts'

interface Props {
  workspace: Workspace
  folder: Folder
  data: ProjectTreeData
  /** Where it opens: on the page one is on, or as a page of its own. */
  link: LinkProps
  onNewFolder?: ((parent: string | null) => void) | undefined
}

export function FolderCard({ workspace, folder, data, link, onNewFolder }: Props) {
  const { openMenu } = useProjectActions()
  const updateFolder = useUpdateFolder(workspace._id)
  const [renaming, setRenaming] = useState(false)
  const { _id: folderId, name, color } = folder
  const boards = boardsWithin(data.folders, data.boards, folderId)
  const subfolders = data.folders.filter(({ parentFolder }) => parentFolder === folderId).length

  function showMenu(event: MouseEvent, at: { x: number; y: number }) {
    event.preventDefault()
    openMenu({ subject: { kind: 'folder', id: folderId }, at, onRename: () => setRenaming(true), onNewFolder })
  }

  return (
    <article
      className={`${card.card} ${classes.card}`}
      aria-label={name}
      data-node={folderId}
      data-kind="folder"
      data-draggable={mayCreateFolders(workspace) ? '' : undefined}
      onContextMenu={(event) => showMenu(event, { x: event.clientX, y: event.clientY })}
    >
      <IconFolder size={20} stroke={1.5} color={colorOf(color)} aria-hidden />
      <div className={classes.words}>
        <h2 className={card.name}>
          {renaming ? (
            <InlineName
              label="Folder name"
              value={name}
              maxLength={80}
              onSave={(typed) => updateFolder.mutate({ folderId, name: typed })}
              onClose={() => setRenaming(false)}
            />
          ) : (
            <Link {...link} draggable={false}>
              {name}
            </Link>
          )}
        </h2>
        <p className={classes.meta}>{contentWords(boards.length, subfolders)}</p>
      </div>
      <AvatarStack people={peopleOn(boards)} size={22} max={3} />
      <button
        type="button"
        className={classes.menu}
        aria-haspopup="menu"
        aria-label={`Actions of ${name}`}
        onClick={(event) => showMenu(event, under(event.currentTarget))}
      >
        <IconDots size={16} stroke={1.8} aria-hidden />
      </button>
    </article>
  )
}
