import { Button, Checkbox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { dateTime, relativeTime } from '#client/core/dates.ts'
import { restoreTask } from '#client/features/task-actions/data.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { Row } from '#client/ui/Row.tsx'
import type { DeletedTask } from '#contract/deleted-tasks.ts'
import { t } from '#contract/texts.ts'
import classes from './DeletedTasks.module.css'
import { keptWords } from './words.ts'

interface Props {
  task: DeletedTask
  restored: boolean
  isChosen: boolean
  /** `upTo`: with all between it and the one chosen last. */
  onChoose(upTo: boolean): void
  onRestored(): void
  onOpen(): void
}

export function DeletedTaskRow({ task, restored, isChosen, onChoose, onRestored, onOpen }: Props) {
  const { store } = useOpenBoard()
  const [isAsked, setAsked] = useState(false)
  const { taskId, title, column, deletedAt, deletedBy } = task

  async function restore() {
    setAsked(true)
    const answer = await restoreTask(store, task._id)
    setAsked(false)
    if (answer) onRestored()
  }

  return (
    <Row
      lead={
        <>
          <Checkbox
            size="xs"
            className={classes.choice ?? ''}
            aria-label={t`Choose ${taskId}`}
            checked={isChosen && !restored}
            disabled={restored}
            onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
          <span className={classes.face}>
            <Avatar person={deletedBy} size={32} />
          </span>
        </>
      }
      title={
        <span className={classes.task}>
          <span className={classes.number}>{taskId}</span> <bdi title={title}>{title}</bdi>
        </span>
      }
      meta={
        restored ? (
          <span className={classes.back} role="status">
            <IconCheck size={14} stroke={2} aria-hidden /> Back in {column.title}
          </span>
        ) : (
          <>
            {deletedBy && <span>{deletedBy.name}</span>}
            <span title={dateTime(deletedAt)}>{relativeTime(deletedAt)}</span>
            <span>{column.title}</span>
            <span>{keptWords(deletedAt)}</span>
          </>
        )
      }
    >
      {/* One button with two meanings: the focus stays where it is. */}
      <Button
        size="xs"
        variant="default"
        loading={isAsked}
        data-long
        aria-label={restored ? t`Open ${taskId}` : t`Restore ${taskId}`}
        onClick={restored ? onOpen : () => void restore()}
      >
        {restored ? 'Open' : 'Restore'}
      </Button>
    </Row>
  )
}
