import { IconX } from '@tabler/icons-react'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { t } from '#contract/texts.ts'
import classes from './FollowedTask.module.css'
import type { Travel } from './travel.ts'

interface Props {
  travel: Travel
  taskId: string | null
}

/** A click on a card follows it: steps then lead along its own history. */
export function FollowedTask({ travel, taskId }: Props) {
  const task = useTask(travel.store, taskId ?? '')
  if (!taskId) return null
  const name = task?.taskId ?? t`this task`
  return (
    <button
      type="button"
      className={classes.followed}
      aria-label={`Only changes of ${name}: show all again`}
      onClick={() => travel.follow(null)}
    >
      Only {name}
      <IconX size={15} stroke={1.7} aria-hidden />
    </button>
  )
}
