import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useMe } from '#client/core/session.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { clockWords } from '#client/features/tasks/words.ts'
import type { ActiveTimer, TaskCard } from '#contract/tasks.ts'
import { startTimer, stopTimer } from './data.ts'
import classes from './TimerButton.module.css'
import { useTicking } from './use-ticking.ts'

interface Props {
  store: BoardStore
  task: Pick<TaskCard, '_id' | 'activeTimers'>
}

export function TimerButton({ store, task }: Props) {
  const me = useMe()
  const mine = task.activeTimers.find(({ user }) => user === me._id)
  if (mine) return <Running timer={mine} onStop={() => void stopTimer(store, task._id)} />
  return (
    <button type="button" className={classes.button} onClick={() => void startTimer(store, task._id)}>
      <IconPlayerPlayFilled size={11} aria-hidden />
      Start timer
    </button>
  )
}

function Running({ timer, onStop }: { timer: ActiveTimer; onStop(): void }) {
  return (
    <button type="button" className={classes.button} data-running aria-label="Stop timer" onClick={onStop}>
      <IconPlayerStopFilled size={11} aria-hidden />
      {clockWords(useTicking(timer.startTime))}
    </button>
  )
}
