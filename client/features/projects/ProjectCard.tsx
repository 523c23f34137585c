import { memo } from 'react'
import { relativeTime } from '#client/core/dates.ts'
import { boardColor } from '#client/features/boards/board-color.ts'
import { mayChangeBoard } from '#client/features/boards/may.ts'
import { AvatarStack } from '#client/ui/AvatarStack.tsx'
import card from '#client/ui/card.module.css'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { Tag } from '#client/ui/Tag.tsx'
import type { BoardSummary } from '#contract/boards.ts'
import classes from './ProjectCard.module.css'

interface Props {
  board: BoardSummary
  href: string
  /** Where it lies, where that is not plain from the page. */
  folderName: string | undefined
  mayDrag: boolean
  isNew: boolean
  level: 2 | 3
}

/**
 * A card in a grid and a line in a list: the same parts, laid out by what they stand in. Without a handler of its own: the
 * list listens for all of its cards.
 */
export const ProjectCard = memo(function ProjectCard({ board, href, folderName, mayDrag, isNew, level }: Props) {
  const Name = level === 2 ? 'h2' : 'h3'
  const { _id, title, key, description, visibility, status, members, favorite } = board
  return (
    <article
      className={`${card.card} ${classes.card}`}
      aria-label={title}
      data-node={_id}
      data-kind="board"
      data-draggable={mayDrag ? '' : undefined}
      data-new={isNew || undefined}
      data-archived={status === 'archived' || undefined}
    >
      <div className={classes.head}>
        <i className={classes.dot} style={{ background: boardColor(board) }} />
        <Name className={card.name}>
          <a href={href} draggable={false}>
            {title}
          </a>
        </Name>
        {visibility === 'private' && <RowIcon name="lock" size={14} label="Private" />}
        {status === 'archived' && <Tag>Archived</Tag>}
        <span className={classes.buttons}>
          {mayChangeBoard(board) && (
            <button type="button" data-action="favorite" aria-pressed={favorite} aria-label={`Favorite: ${title}`}>
              <RowIcon name="star" size={16} filled={favorite} />
            </button>
          )}
          <button type="button" data-action="menu" aria-haspopup="menu" aria-label={`Actions of ${title}`}>
            <RowIcon name="dots" size={16} />
          </button>
        </span>
      </div>
      <p className={classes.description}>{description}</p>
      <div className={classes.foot}>
        <span className={classes.key}>{key}</span>
        {folderName !== undefined && (
          <span className={classes.folder}>
            <RowIcon name="folder" size={13} />
            <span>{folderName}</span>
          </span>
        )}
        <Progress board={board} />
        <span className={classes.people}>
          <AvatarStack people={members.map(({ user }) => user)} size={22} max={3} />
        </span>
      </div>
    </article>
  )
})

/** Of what is still wanted: canceled tasks are neither done nor to do. */
function Progress({ board: { taskCount, doneCount, canceledCount, updatedAt } }: { board: BoardSummary }) {
  const wanted = taskCount - canceledCount
  if (wanted === 0) return <span className={classes.meta}>Updated {relativeTime(updatedAt)}</span>
  return (
    <span className={classes.progress} role="img" aria-label={`${doneCount} of ${wanted} tasks done`}>
      <span className={classes.track}>
        <span style={{ width: `${(doneCount / wanted) * 100}%` }} />
      </span>
      {doneCount}/{wanted}
    </span>
  )
}
