import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EditableText } from '#client/ui/EditableText.tsx'
import type { Board } from '#contract/boards.ts'
import { canOnBoard } from '#contract/permissions.ts'
import classes from './BoardHeader.module.css'
import { boardColor } from './board-color.ts'
import { useUpdateBoard } from './data.ts'
import { LiveStatus } from './LiveStatus.tsx'

interface Props {
  board: Board
}

export function BoardHeader({ board }: Props) {
  const { _id: boardId, workspace, title, description, visibility, myRole, status } = board
  const updateBoard = useUpdateBoard(workspace._id)
  const mayEdit = status === 'active' && myRole !== null && canOnBoard(myRole, 'manage')

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <nav className={classes.crumbs} aria-label="Path">
          <Link to="/$workspace/projects" params={{ workspace: workspace.url }}>
            Projects
          </Link>
          <span aria-hidden>/</span>
        </nav>
        <i className={classes.dot} style={{ background: boardColor(board) }} />
        <h1 className={classes.title}>
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
        {visibility === 'private' && <IconLock size={15} stroke={1.8} role="img" aria-label="Private" />}
        <div className={classes.live}>
          <LiveStatus />
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
