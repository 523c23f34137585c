import type { Query } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { forgetAges, keptAsOf } from '#client/core/kept.ts'
import { lazy } from '#client/core/lazy.ts'
import { queryClient } from '#client/core/query.ts'
import { isAway } from '#client/core/transport.ts'
import { sendWaiting, useLastTry, useWaiting } from '#client/features/outbox/outbox.ts'
import { OfflineLine } from './OfflineLine.tsx'
import { startOffline } from './start-offline.ts'
import { useLineLostAt } from './use-line.ts'

const RefusedChanges = lazy(async () => ({ default: (await import('./RefusedChanges.tsx')).RefusedChanges }))

/** What can be read without a connection is kept, what is changed without one goes out later, and people are told how it stands. */
export function Offline() {
  const lostAt = useLineLostAt()
  const changes = useWaiting()
  const lastTry = useLastTry()
  const [isReading, setReading] = useState(false)
  const refused = changes.filter((change) => change.refused !== null)
  useEffect(startOffline, [])
  useBackOnline(lostAt)

  return (
    <>
      <OfflineLine
        asOf={lostAt && (keptAsOf() ?? lostAt)}
        waiting={changes.length - refused.length}
        isGoingOut={lostAt === null && lastTry === 'arrived'}
        refused={refused.length}
        onRead={() => setReading(true)}
      />
      {isReading && (
        <Suspense>
          <RefusedChanges changes={refused} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  )
}

const isUnanswered = (query: Query) => query.isActive() && query.state.error !== null && isAway(query.state.error)

function useBackOnline(lostAt: number | null) {
  const wasLost = useRef(false)
  useEffect(() => {
    if (lostAt !== null) wasLost.current = true
    else if (wasLost.current || keptAsOf() !== null) {
      wasLost.current = false
      void catchUp()
    }
  }, [lostAt])
}

/** First what I did, then what others did: asked the other way round, my changes would be gone for a moment. */
async function catchUp() {
  await sendWaiting()
  await queryClient.invalidateQueries()
  // Cut again before all were answered: the others are as old as they were.
  if (!queryClient.getQueryCache().getAll().some(isUnanswered)) forgetAges()
}
