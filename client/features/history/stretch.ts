// A part of the past without gaps: what changed in it, one after the other.
import type { Output } from '#contract/endpoint.ts'
import type { historyApi, PastChange } from '#contract/history.ts'

export interface Stretch {
  from: number
  to: number
  /** From this moment on, and until that one, the board is known. */
  since: number
  until: number
  changes: readonly PastChange[]
  /** When each of them happened; never earlier than the one before. */
  times: readonly number[]
}

type Answer = Output<typeof historyApi.listPastChanges>

export const stretchOf = ({ from, to, since, until, changes }: Answer): Stretch => ({
  from,
  to,
  since: from > 0 && since ? Date.parse(since) : Number.NEGATIVE_INFINITY,
  until: until ? Date.parse(until) : Number.POSITIVE_INFINITY,
  changes,
  times: risingTimes(changes),
})

/** Requests overtake each other by moments; what was written down later counts as later. */
function risingTimes(changes: readonly PastChange[]): number[] {
  let latest = Number.NEGATIVE_INFINITY
  return changes.map(({ at }) => {
    latest = Math.max(latest, Date.parse(at))
    return latest
  })
}

/** Two that lie side by side. */
export function joined(earlier: Stretch, later: Stretch): Stretch {
  const changes = [...earlier.changes, ...later.changes]
  return {
    from: earlier.from,
    to: later.to,
    since: earlier.since,
    until: later.until,
    changes,
    times: risingTimes(changes),
  }
}

export const covers = ({ since, until }: Stretch, moment: number) => moment >= since && moment < until

/** How many of its changes have happened by then. */
export function countUntil({ times }: Pick<Stretch, 'times'>, moment: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! <= moment) low = middle + 1
    else high = middle
  }
  return low
}
