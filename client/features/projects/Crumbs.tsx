import { Link } from '@tanstack/react-router'
import type { Folder } from '#contract/folders.ts'
import classes from './Crumbs.module.css'

interface Props {
  workspaceUrl: string
  /** From the top down to the folder that is open. */
  path: Folder[]
}

/** The way up. Things can be dropped on it: out of this folder and into one above. */
export function Crumbs({ workspaceUrl, path }: Props) {
  const params = { workspace: workspaceUrl }
  return (
    <nav className={classes.crumbs} aria-label="Path">
      <Link
        to="/$workspace/projects"
        params={params}
        data-node=""
        data-kind="folder"
        draggable={false}
        aria-current={path.length === 0 ? 'page' : undefined}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        All projects
      </Link>
      {path.map((folder, index) => (
        <span key={folder._id}>
          <i aria-hidden>/</i>
          <Link
            to="/$workspace/projects"
            params={params}
            search={{ folder: folder._id }}
            data-node={folder._id}
            data-kind="folder"
            draggable={false}
            aria-current={index === path.length - 1 ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {folder.name}
          </Link>
        </span>
      ))}
    </nav>
  )
}
