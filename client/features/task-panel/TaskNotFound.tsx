import { ActionIcon, Button } from '@mantine/core'
import { IconSearchOff, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { restoreTask } from '#client/features/task-actions/data.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import classes from './PanelBar.module.css'

interface Props {
  /** Null when the address gives a number nobody has. */
  taskId: string | null
  onClose(): void
}

export function TaskNotFound({ taskId, onClose }: Props) {
  return (
    <>
      <header className={classes.bar}>
        <span className={classes.space} />
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      {taskId ? <Elsewhere taskId={taskId} /> : <Nowhere />}
    </>
  )
}

/** Not on this board: it may have gone to another project, or be deleted and restorable. */
function Elsewhere({ taskId }: { taskId: string }) {
  const { board, store, mayEdit } = useOpenBoard()
  const { data: task, isError } = useQuery(taskQuery(taskId))
  if (task && task.boardId !== board._id) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title="This task is in another project"
        action={
          <LinkButton
            variant="default"
            to="/$workspace/projects/$boardId"
            params={{ workspace: board.workspace.url, boardId: task.boardId }}
            search={{ task: task._id }}
          >
            Open it there
          </LinkButton>
        }
      />
    )
  }
  if (!isError) return null
  return <Nowhere onRestore={mayEdit ? () => void restoreTask(store, taskId) : undefined} />
}

function Nowhere({ onRestore }: { onRestore?: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title="Task not found"
      action={
        onRestore && (
          <Button variant="default" onClick={onRestore}>
            Restore it
          </Button>
        )
      }
    >
      It was deleted, or the link is old. A deleted task can be restored for 30 days.
    </EmptyState>
  )
}
