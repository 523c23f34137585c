import { IconInfoCircle, IconLayoutKanban } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Board } from '#contract/boards.ts'
import classes from './BoardTabs.module.css'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true }

/** The pages of a project. */
export function BoardTabs({ board }: { board: Board }) {
  const params = { workspace: board.workspace.url, boardId: board._id }
  return (
    <nav className={classes.tabs} aria-label="Project">
      <Link
        to="/$workspace/projects/$boardId"
        params={params}
        activeOptions={{ exact: true, includeSearch: false }}
        className={classes.tab}
      >
        <IconLayoutKanban {...icon} />
        Board
      </Link>
      <Link to="/$workspace/projects/$boardId/overview" params={params} className={classes.tab}>
        <IconInfoCircle {...icon} />
        Overview
      </Link>
    </nav>
  )
}
