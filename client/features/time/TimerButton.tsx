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

/** One button whether it runs or not, so that the focus stays on it. */
export function TimerButton({ store, task }: Props) {
  const me = useMe()
  const mine = task.activeTimers.find(({ user }) => user === me._id)
  return (
    <button
      type="button"
      className={classes.button}
      data-running={mine ? '' : undefined}
      aria-label={mine ? 'Stop timer' : 'Start timer'}
      onClick={({ detail }) => {
        // The second of a double click would stop what the first one started.
        if (detail > 1) return
        void (mine ? stopTimer(store, task._id) : startTimer(store, task._id))
      }}
    >
      {mine ? (
        <>
          <IconPlayerStopFilled size={11} aria-hidden />
          <Clock timer={mine} />
        </>
      ) : (
        <>
          <IconPlayerPlayFilled size={11} aria-hidden />
          Start timer
        </>
      )}
    </button>
  )
}

function Clock({ timer }: { timer: ActiveTimer }) {
  return clockWords(useTicking(timer.startTime))
}
