import { ActionIcon, Button } from '@mantine/core'
import { IconSearchOff, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { restoreTask } from '#client/features/task-actions/data.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { t } from '#contract/texts.ts'
import type { Deletion } from './deletion.ts'
import classes from './PanelBar.module.css'

interface Props {
  /** Null when the address gives a number nobody has. */
  taskId: string | null
  /** It was deleted while it was open here. */
  deletion: Deletion | null
  onClose(): void
}

export function TaskNotFound({ taskId, deletion, onClose }: Props) {
  return (
    <>
      <header className={classes.bar}>
        <span className={classes.space} />
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      {deletion ? <Deleted deletion={deletion} /> : taskId ? <Elsewhere taskId={taskId} /> : <Nowhere />}
    </>
  )
}

function Deleted({ deletion: { taskId, by } }: { deletion: Deletion }) {
  const { people } = useOpenBoard()
  const me = useMe()
  const name = by && by !== me._id ? people.get(by)?.name : undefined
  return (
    <Nowhere
      title={name ? t`${name} deleted this task` : t`This task was deleted`}
      words={t`It can be restored for 30 days.`}
      onRestore={useRestoring(taskId)}
    />
  )
}

function useRestoring(taskId: string) {
  const { store, mayEdit } = useOpenBoard()
  return mayEdit ? () => void restoreTask(store, taskId) : undefined
}

/** Not on this board: it may have gone to another project, or be deleted and restorable. */
function Elsewhere({ taskId }: { taskId: string }) {
  const { board } = useOpenBoard()
  const onRestore = useRestoring(taskId)
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
  return <Nowhere onRestore={onRestore} />
}

interface NowhereProps {
  title?: string
  words?: string
  onRestore?: (() => void) | undefined
}

function Nowhere({
  title = t`Task not found`,
  words = t`It was deleted, or the link is old. A deleted task can be restored for 30 days.`,
  onRestore,
}: NowhereProps) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={title}
      action={
        onRestore && (
          <Button variant="default" onClick={onRestore}>
            Restore it
          </Button>
        )
      }
    >
      {words}
    </EmptyState>
  )
}
