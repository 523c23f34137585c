import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback } from 'react'
import { lazyAhead } from '#client/core/lazy.ts'
import { historySearch } from '#client/features/history/history-search.ts'

// It stands on the board's own files: named here, they would be cut apart for every board.
const TimeMachine = lazyAhead(async () => ({
  default: (await import('#client/features/history/TimeMachine.tsx')).TimeMachine,
}))

export const Route = createFileRoute('/_app/$workspace/projects/$boardId/_open/history')({
  validateSearch: historySearch,
  component: HistoryPage,
})

function HistoryPage() {
  const { at } = Route.useSearch()
  const navigate = Route.useNavigate()
  // Replaced, not pushed: "back" leaves the time machine instead of going through every moment again.
  const showMoment = useCallback(
    (moment: string | undefined) => void navigate({ to: '.', search: { at: moment }, replace: true }),
    [navigate],
  )
  const leave = () => void navigate({ to: '/$workspace/projects/$boardId' })
  return (
    <Suspense fallback={<i data-waiting hidden />}>
      <TimeMachine at={at} onMoment={showMoment} onLeave={leave} />
    </Suspense>
  )
}
