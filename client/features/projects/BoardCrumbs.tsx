import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { foldersQuery } from '#client/features/folders/data.ts'
import { pathTo } from '#client/features/folders/path.ts'
import type { Board } from '#contract/boards.ts'
import classes from './BoardCrumbs.module.css'

interface Props {
  board: Board
}

/** The folders a project lies in, or all projects when it lies in none. */
export function BoardCrumbs({ board: { workspace, folderId } }: Props) {
  const { data: folders } = useQuery(foldersQuery(workspace._id))
  const path = pathTo(folders ?? [], folderId)
  return (
    <nav className={classes.crumbs} aria-label="Path">
      {path.length === 0 && (folders || !folderId) && (
        <Link to="/$workspace/projects" params={{ workspace: workspace.url }}>
          <span>Projects</span>
        </Link>
      )}
      {path.map(({ _id, name }) => (
        <Link key={_id} to="/$workspace/group/$folderId" params={{ workspace: workspace.url, folderId: _id }}>
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  )
}
