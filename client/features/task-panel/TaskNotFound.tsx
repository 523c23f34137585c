import { ActionIcon, Button } from '@mantine/core'
import { IconSearchOff, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { deletedTaskQuery } from '#client/features/deleted-tasks/data.ts'
import { restoreTask } from '#client/features/task-actions/data.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { t } from '#contract/texts.ts'
import type { Deletion } from './deletion.ts'
import classes from './PanelBar.module.css'

interface Props {
  /** What the address says: an id or a number. */
  named: string
  /** Null when the address gives a number nobody has. */
  taskId: string | null
  /** It was deleted while it was open here. */
  deletion: Deletion | null
  onClose(): void
}

export function TaskNotFound({ named, taskId, deletion, onClose }: Props) {
  return (
    <>
      <header className={classes.bar}>
        <span className={classes.space} />
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      {deletion ? <Deleted deletion={deletion} /> : taskId ? <Elsewhere taskId={taskId} /> : <Lost named={named} />}
    </>
  )
}

function Deleted({ deletion: { taskId, by } }: { deletion: Deletion }) {
  const { people, store, mayEdit } = useOpenBoard()
  const me = useMe()
  const name = by && by !== me._id ? people.get(by)?.name : undefined
  return (
    <EmptyState
      icon={IconSearchOff}
      title={name ? t`${name} deleted this task` : t`This task was deleted`}
      action={
        mayEdit && (
          <Button variant="default" onClick={() => void restoreTask(store, taskId)}>
            Restore it
          </Button>
        )
      }
    >
      It can be restored for 30 days.
    </EmptyState>
  )
}

/** Not on this board: it may have gone to another project. */
function Elsewhere({ taskId }: { taskId: string }) {
  const { board } = useOpenBoard()
  const { data: task, isError } = useQuery({ ...taskQuery(taskId), refetchOnMount: 'always' })
  if (isError) return <Lost named={taskId} />
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
  return null
}

/** Nowhere: only whoever may restore it learns whether it was deleted or never was. */
function Lost({ named }: { named: string }) {
  const { board, mayEdit } = useOpenBoard()
  const { data: task, isLoading } = useQuery({ ...deletedTaskQuery(board._id, named), enabled: mayEdit })
  if (isLoading) return null
  if (task) return <Deleted deletion={{ taskId: task._id, by: task.deletedBy?._id ?? null }} />
  return (
    <EmptyState icon={IconSearchOff} title="Task not found">
      The link is wrong, or the task is gone.
    </EmptyState>
  )
}
