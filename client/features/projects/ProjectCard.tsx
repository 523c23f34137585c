import { IconDots, IconFolder, IconLock, IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { relativeTime } from '#client/core/dates.ts'
import { boardColor } from '#client/features/boards/board-color.ts'
import { useToggleFavorite } from '#client/features/boards/data.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { BoardSummary } from '#contract/boards.ts'
import classes from './ProjectCard.module.css'
import { under, useProjectActions } from './project-actions.ts'

interface Props {
  board: BoardSummary
  /** Where it lies, where that is not plain from the page. */
  folderName?: string | undefined
  mayDrag?: boolean
  isNew?: boolean
}

/** A card in a grid and a line in a list: the same parts, laid out by what they stand in. */
export function ProjectCard({ board, folderName, mayDrag = false, isNew = false }: Props) {
  const { _id: boardId, workspace, title, key, description, visibility, status, members, favorite } = board
  const { openMenu } = useProjectActions()
  const toggleFavorite = useToggleFavorite(workspace._id)
  const Star = favorite ? IconStarFilled : IconStar

  function showMenu(event: MouseEvent, at: { x: number; y: number }) {
    event.preventDefault()
    openMenu({ subject: { kind: 'board', id: boardId }, at })
  }

  return (
    <article
      className={classes.card}
      aria-label={title}
      data-node={boardId}
      data-kind="board"
      data-draggable={mayDrag ? '' : undefined}
      data-new={isNew || undefined}
      data-archived={status === 'archived' || undefined}
      onContextMenu={(event) => showMenu(event, { x: event.clientX, y: event.clientY })}
    >
      <div className={classes.head}>
        <i className={classes.dot} style={{ background: boardColor(board) }} />
        <h3 className={classes.title}>
          <Link to="/$workspace/projects/$boardId" params={{ workspace: workspace.url, boardId }} draggable={false}>
            {title}
          </Link>
        </h3>
        {visibility === 'private' && <IconLock size={14} stroke={1.8} role="img" aria-label="Private" />}
        {status === 'archived' && <Tag>Archived</Tag>}
        <span className={classes.buttons}>
          <button
            type="button"
            aria-pressed={favorite}
            aria-label={`Favorite: ${title}`}
            onClick={() => toggleFavorite.mutate({ boardId })}
          >
            <Star size={16} stroke={1.7} aria-hidden />
          </button>
          <button
            type="button"
            aria-haspopup="menu"
            aria-label={`Actions of ${title}`}
            onClick={(event) => showMenu(event, under(event.currentTarget))}
          >
            <IconDots size={16} stroke={1.8} aria-hidden />
          </button>
        </span>
      </div>
      <p className={classes.description}>{description}</p>
      <div className={classes.foot}>
        <span className={classes.key}>{key}</span>
        {folderName !== undefined && (
          <span className={classes.folder}>
            <IconFolder size={13} stroke={1.7} aria-hidden />
            {folderName}
          </span>
        )}
        <Progress board={board} />
        <span className={classes.people}>
          <AvatarStack people={members.map(({ user }) => user)} size={22} max={3} />
        </span>
      </div>
    </article>
  )
}

function Progress({ board: { taskCount, doneCount, updatedAt } }: { board: BoardSummary }) {
  if (taskCount === 0) return <span className={classes.meta}>Updated {relativeTime(updatedAt)}</span>
  return (
    <span className={classes.progress} role="img" aria-label={`${doneCount} of ${taskCount} tasks done`}>
      <span className={classes.track}>
        <span style={{ width: `${(doneCount / taskCount) * 100}%` }} />
      </span>
      {doneCount}/{taskCount}
    </span>
  )
}
