import { IconTimeline } from '@tabler/icons-react'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import classes from './Canvas.module.css'

/** Over the days of a project nobody has put a task into. */
export function NoTasks() {
  const { board, mayEdit } = useOpenBoard()
  const params = { workspace: board.workspace.url, boardId: board._id }
  return (
    <div className={classes.nothing}>
      <EmptyState
        icon={IconTimeline}
        title="No tasks yet"
        action={
          mayEdit && (
            <LinkButton to="/$workspace/projects/$boardId" params={params}>
              Add tasks on the board
            </LinkButton>
          )
        }
      >
        Tasks of the board stand here by their days. One without days gets them when you open it or draw over its row.
      </EmptyState>
    </div>
  )
}
