import { Link } from '@tanstack/react-router'
import type { Folder } from '#contract/folders.ts'
import classes from './Crumbs.module.css'

interface Props {
  workspaceUrl: string
  /** The folders around the one that is open. */
  path: Folder[]
}

/** The way up through the pages of folders. */
export function GroupCrumbs({ workspaceUrl, path }: Props) {
  return (
    <nav className={classes.crumbs} aria-label="Path">
      <Link
        to="/$workspace/group"
        activeOptions={{ exact: true }}
        params={{ workspace: workspaceUrl }}
        data-node=""
        data-kind="folder"
        draggable={false}
      >
        Folders
      </Link>
      {path.map(({ _id, name }) => (
        <span key={_id}>
          <i aria-hidden>/</i>
          <Link
            to="/$workspace/group/$folderId"
            params={{ workspace: workspaceUrl, folderId: _id }}
            data-node={_id}
            data-kind="folder"
            draggable={false}
          >
            {name}
          </Link>
        </span>
      ))}
    </nav>
  )
}
