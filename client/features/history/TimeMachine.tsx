import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#client/core/error-message.ts'
import { BoardSkeleton } from '#client/features/board-frame/BoardSkeleton.tsx'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { t } from '#contract/texts.ts'
import { pastActivityQuery } from './data.ts'
import { Journey } from './Journey.tsx'

interface Props {
  /** Where to begin; without it, now. */
  at: string | undefined
  onMoment(at: string | undefined): void
  onLeave(): void
}

/** A project as it was: first how far back it goes, then the way through it. */
export function TimeMachine({ at, onMoment, onLeave }: Props) {
  const { board } = useOpenBoard()
  const activity = useQuery(pastActivityQuery(board._id))
  if (activity.data) return <Journey activity={activity.data} at={at} onMoment={onMoment} onLeave={onLeave} />
  if (activity.isError) {
    const message = errorMessage(activity.error, t`Failed to load the history of this project`)
    return <LoadFailure message={message} onRetry={() => void activity.refetch()} busy={activity.isFetching} />
  }
  return <BoardSkeleton />
}
