import { useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import { BoardSkeleton } from '#client/features/board-frame/BoardSkeleton.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import type { Output } from '#contract/endpoint.ts'
import type { historyApi } from '#contract/history.ts'
import { t } from '#contract/texts.ts'
import type { Speed } from './clock.ts'
import { PastBanner } from './PastBanner.tsx'
import { PastView } from './PastView.tsx'
import { TimeBar } from './TimeBar.tsx'
import { usePlaying } from './use-playing.ts'
import { useSettledMoment } from './use-settled-moment.ts'
import { useTravel } from './use-travel.ts'
import { useTravelKeys } from './use-travel-keys.ts'

interface Props {
  activity: Output<typeof historyApi.getPastActivity>
  at: string | undefined
  onMoment(at: string | undefined): void
  onLeave(): void
}

const FAILURE = t`Failed to load the history of this project`

/** Somebody on their way through the past of a board. */
export function Journey({ activity, at, onMoment, onLeave }: Props) {
  const { board } = useOpenBoard()
  const since = Date.parse(activity.since)
  const until = Date.parse(activity.until)
  const { travel, state } = useTravel(board._id, at ? Math.min(Math.max(Date.parse(at), since), until) : until)
  const [speed, setSpeed] = useState<Speed>('week')
  const { isPlaying, toggle, pause } = usePlaying(travel, { since, until, speed })
  const { moment, isOpen, isLoading, error } = state
  const isNow = moment >= until

  const go = (to: number) => {
    pause()
    travel.go(Math.min(Math.max(to, since), until))
  }
  const step = (by: 1 | -1) => {
    pause()
    travel.step(by)
  }
  useTravelKeys({ onStep: step, onToggle: toggle, onLeave })
  useSettledMoment(isPlaying ? null : isNow ? undefined : new Date(moment).toISOString(), onMoment)

  if (error && !isOpen) {
    return <LoadFailure message={errorMessage(error, FAILURE)} onRetry={() => travel.retry()} busy={isLoading} />
  }
  return (
    <>
      <PastBanner moment={isNow ? null : moment} onLeave={onLeave} />
      {isOpen ? <PastView travel={travel} state={state} isPlaying={isPlaying} isNow={isNow} /> : <BoardSkeleton />}
      <TimeBar
        travel={travel}
        counts={activity.counts}
        since={since}
        until={until}
        state={state}
        isPlaying={isPlaying}
        speed={speed}
        problem={error ? errorMessage(error, FAILURE) : null}
        onSpeed={setSpeed}
        onToggle={toggle}
        onGo={go}
        onStep={step}
        onRetry={() => travel.retry()}
      />
    </>
  )
}
