import { IconLock } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useLiveState } from '#client/core/live.ts'
import { EditableText } from '#client/ui/EditableText.tsx'
import type { Board } from '#contract/boards.ts'
import classes from './BoardHeader.module.css'
import { boardColor } from './board-color.ts'
import { useUpdateBoard } from './data.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { JoinButton } from './JoinButton.tsx'
import { mayEditBoard } from './may.ts'

const LiveStatus = lazy(async () => ({ default: (await import('./LiveStatus.tsx')).LiveStatus }))

interface Props {
  board: Board
  /** The way up to the folders it lies in. */
  crumbs: ReactNode
  /** What else can be done with it. */
  menu: ReactNode
  /** Who is here, and who else may be. */
  people: ReactNode
}

export function BoardHeader({ board, crumbs, menu, people }: Props) {
  const { _id: boardId, workspace, title, key, description, visibility } = board
  const updateBoard = useUpdateBoard(workspace._id)
  const mayEdit = mayEditBoard(board)
  const { status } = useLiveState()

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {crumbs}
        <div className={classes.name}>
          <i className={classes.dot} style={{ background: boardColor(board) }} />
          <h1 className={classes.title} style={{ '--letters': title.length } as CSSProperties}>
            {mayEdit ? (
              <EditableText
                label="Title"
                value={title}
                placeholder="Untitled"
                // Without a version: the last title typed wins, and a change of the description meanwhile is no conflict.
                onSave={(text) => updateBoard.mutateAsync({ boardId, title: text })}
              />
            ) : (
              title
            )}
          </h1>
          <span className={classes.key} title="Stands before the number of its tasks">
            {key}
          </span>
          {visibility === 'private' && (
            <span className={classes.private} title="Only people added to it see it">
              <IconLock size={14} stroke={1.8} aria-hidden />
              <span>Private</span>
            </span>
          )}
          <span className={classes.buttons}>
            <span className={classes.star}>
              <FavoriteButton board={board} />
            </span>
            {menu}
          </span>
        </div>
        {status !== 'connected' && (
          <Suspense>
            <LiveStatus />
          </Suspense>
        )}
        <div className={classes.right}>
          {people}
          <JoinButton board={board} brief />
        </div>
      </div>
      {(mayEdit || description) && (
        <div className={classes.description}>
          {mayEdit ? (
            <EditableText
              label="Description"
              value={description}
              placeholder="Add a description"
              multiline
              onSave={(text) => updateBoard.mutateAsync({ boardId, description: text })}
            />
          ) : (
            description
          )}
        </div>
      )}
    </header>
  )
}
