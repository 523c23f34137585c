import { useLayoutEffect, useRef, useState } from 'react'
import { useWorkspaceReady } from '#client/features/current-workspace/current-workspace.ts'

const nobody: ReadonlySet<string> = new Set()

/** Those that came after the workspace was set up: somebody just made them, and they are worth a glance. */
export function useArrivals(ids: string[]): ReadonlySet<string> {
  const ready = useWorkspaceReady()
  const known = useRef<Set<string> | null>(null)
  const [arrived, setArrived] = useState(nobody)

  // Before the paint, or they would be there for a moment without their entrance.
  useLayoutEffect(() => {
    const fresh = ready && known.current ? ids.filter((id) => !known.current?.has(id)) : []
    known.current = new Set([...(known.current ?? []), ...ids])
    if (fresh.length > 0) setArrived(new Set(fresh))
  }, [ids, ready])

  return arrived
}
