import { ActionIcon, Button } from '@mantine/core'
import { IconSearchOff, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { CallError } from '#client/core/transport.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { deletedTaskQuery } from '#client/features/deleted-tasks/data.ts'
import { restoreTask } from '#client/features/task-actions/data.ts'
import { taskQuery } from '#client/features/tasks/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
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
        <ActionIcon aria-label="Close" onClick={onClose} data-autofocus={!deletion || undefined}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      {deletion ? <JustDeleted deletion={deletion} /> : taskId ? <Elsewhere taskId={taskId} /> : <Lost named={named} />}
    </>
  )
}

/** Whoever was typing types on for a moment: no key of theirs may press a button, or mean another task. */
function JustDeleted({ deletion }: { deletion: Deletion }) {
  const place = useFocus<HTMLDivElement>()
  return (
    <div ref={place} className={classes.gone} tabIndex={-1} data-autofocus>
      <Deleted deletion={deletion} />
    </div>
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
  const query = useQuery({ ...taskQuery(taskId), refetchOnMount: 'always' })
  if (query.error instanceof CallError && query.error.status === 404) return <Lost named={taskId} />
  return (
    <Loaded query={query} skeleton={null} failure="Failed to fetch task">
      {({ _id, boardId }) =>
        boardId !== board._id && (
          <EmptyState
            icon={IconSearchOff}
            title="This task is in another project"
            action={
              <LinkButton
                variant="default"
                to="/$workspace/projects/$boardId"
                params={{ workspace: board.workspace.url, boardId }}
                search={{ task: _id }}
              >
                Open it there
              </LinkButton>
            }
          />
        )
      }
    </Loaded>
  )
}

/** Nowhere: only whoever may restore it learns whether it was deleted or never was. */
function Lost({ named }: { named: string }) {
  const { mayEdit } = useOpenBoard()
  return mayEdit ? <DeletedOrNever named={named} /> : <Never />
}

function DeletedOrNever({ named }: { named: string }) {
  const { board } = useOpenBoard()
  const query = useQuery(deletedTaskQuery(board._id, named))
  return (
    <Loaded query={query} skeleton={null} failure="Failed to fetch task">
      {(task) => (task ? <Deleted deletion={{ taskId: task._id, by: task.deletedBy?._id ?? null }} /> : <Never />)}
    </Loaded>
  )
}

const Never = () => (
  <EmptyState icon={IconSearchOff} title="Task not found">
    The link is wrong, or the task is gone.
  </EmptyState>
)
