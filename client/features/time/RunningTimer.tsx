import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPlayerStopFilled, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { dropSecondClick } from '#client/core/second-click.ts'
import { boardCache } from '#client/features/tasks/board-cache.ts'
import { clockWords } from '#client/features/tasks/words.ts'
import { useIsNarrow } from '#client/ui/layouts/use-is-narrow.ts'
import type { RunningTimer as Timer } from '#contract/time.ts'
import { cancelTimer, runningTimerQuery, stopTimer } from './data.ts'
import { isForgotten } from './forgotten.ts'
import classes from './RunningTimer.module.css'
import { noteRuns } from './ran-last.ts'
import { useTicking } from './use-ticking.ts'

const StillWorking = lazy(() => import('./StillWorking.tsx').then(({ StillWorking }) => ({ default: StillWorking })))

interface Props {
  /** Of a phone, on one line; else of the sidebar. */
  isAtFoot?: boolean
  /** Until it is known whether one runs. */
  waiting?: ReactNode
}

/** What my time goes to right now, wherever I am. */
export function RunningTimer({ isAtFoot, waiting }: Props) {
  const cache = useQueryClient()
  const { data: timer, isPending } = useQuery(runningTimerQuery)
  const ask = () => void cache.invalidateQueries(runningTimerQuery)
  useLive('timer-changed', ask)
  useCatchUp('connect', ask)
  useEffect(() => {
    if (timer !== undefined) noteRuns(timer !== null)
  }, [timer])
  if (isPending) return waiting
  return timer ? <Card key={timer._id} timer={timer} isAtFoot={isAtFoot} /> : null
}

function Card({ timer, isAtFoot }: { timer: Timer; isAtFoot: boolean | undefined }) {
  const { task, taskId, title, board, workspace, startTime } = timer
  const seconds = useTicking(startTime)
  const store = boardCache.get(board._id)
  // While the drawer of a phone is open there are two of it.
  const isAsking = useIsNarrow() === Boolean(isAtFoot)
  return (
    <section className={classes.card} data-foot={isAtFoot} aria-label="Running timer">
      <Link
        className={classes.task}
        to="/$workspace/projects/$boardId"
        params={{ workspace: workspace.url, boardId: board._id }}
        search={{ task }}
      >
        <span className={classes.pulse} aria-hidden />
        <span className={classes.id}>{taskId}</span>
        <span className={classes.clock} role="timer">
          {clockWords(seconds)}
        </span>
        <span className={classes.title} title={title}>
          {title}
        </span>
      </Link>
      <Menu position="top-end" width={190}>
        <Menu.Target>
          <ActionIcon size={24} aria-label="More for this timer">
            <IconDots size={15} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={15} stroke={1.7} />} onClick={() => void cancelTimer(store, task)}>
            Discard this time
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <button
        type="button"
        className={classes.stop}
        aria-label={`Stop the timer of ${taskId}`}
        onClick={() => {
          dropSecondClick()
          void stopTimer(store, task)
        }}
      >
        <IconPlayerStopFilled size={14} aria-hidden />
      </button>
      {isAsking && isForgotten(seconds) && (
        <Suspense>
          <StillWorking timer={timer} store={store} />
        </Suspense>
      )}
    </section>
  )
}
