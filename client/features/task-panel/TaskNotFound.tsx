import { ActionIcon, Button } from '@mantine/core'
import { IconSearchOff, IconX } from '@tabler/icons-react'
import { restoreTask } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import classes from './PanelBar.module.css'

interface Props {
  /** Null when the address gives a number nobody has. */
  taskId: string | null
  onClose(): void
}

export function TaskNotFound({ taskId, onClose }: Props) {
  const { store, mayEdit } = useOpenBoard()
  return (
    <>
      <header className={classes.bar}>
        <span className={classes.space} />
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <EmptyState
        icon={IconSearchOff}
        title="Task not found"
        action={
          mayEdit &&
          taskId && (
            <Button variant="default" onClick={() => void restoreTask(store, taskId)}>
              Restore it
            </Button>
          )
        }
      >
        It was deleted or moved to another project, or the link is old. A deleted task can be restored for 30 days.
      </EmptyState>
    </>
  )
}
