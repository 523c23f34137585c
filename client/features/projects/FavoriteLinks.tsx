import { Link } from '@tanstack/react-router'
import { boardColor } from '#client/features/boards/board-color.ts'
import type { BoardSummary } from '#contract/boards.ts'
import classes from './SidebarProjects.module.css'

interface Props {
  workspace: { url: string }
  boards: BoardSummary[]
}

/** Nothing at all until somebody marks the first project with a star. */
export function FavoriteLinks({ workspace, boards }: Props) {
  if (boards.length === 0) return null
  return (
    <section className={classes.section} aria-label="Favorites">
      <div className={classes.head}>
        <h2>Favorites</h2>
      </div>
      <ul className={classes.links}>
        {boards.map((board) => (
          <li key={board._id}>
            <Link
              to="/$workspace/projects/$boardId"
              params={{ workspace: workspace.url, boardId: board._id }}
              className={classes.link}
            >
              <i className={classes.dot} style={{ background: boardColor(board) }} />
              <span>{board.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
