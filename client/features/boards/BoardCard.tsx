import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import type { BoardSummary } from '#contract/boards.ts'
import classes from './BoardCard.module.css'
import { boardColor } from './board-color.ts'

interface Props {
  board: BoardSummary
}

export function BoardCard({ board }: Props) {
  const { _id, workspace, title, description, visibility, updatedAt } = board
  return (
    <Link
      to="/$workspace/projects/$boardId"
      params={{ workspace: workspace.url, boardId: _id }}
      className={classes.card}
    >
      <span className={classes.head}>
        <i className={classes.dot} style={{ background: boardColor(board) }} />
        <span className={classes.title}>{title}</span>
        {visibility === 'private' && <IconLock size={14} stroke={1.8} role="img" aria-label="Private" />}
      </span>
      {description && <span className={classes.description}>{description}</span>}
      <span className={classes.meta} title={dateTime(updatedAt)}>
        Updated {relativeTime(updatedAt)}
      </span>
    </Link>
  )
}
