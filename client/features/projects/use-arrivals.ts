import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWorkspaceReady } from '#client/features/current-workspace/current-workspace.ts'

const nobody: ReadonlySet<string> = new Set()
/** As long as the entrance takes. */
const ENTRANCE_MS = 1_500

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

  // A row that is scrolled back into the page is drawn anew, and would come in once more.
  useEffect(() => {
    if (arrived === nobody) return
    const timer = setTimeout(() => setArrived(nobody), ENTRANCE_MS)
    return () => clearTimeout(timer)
  }, [arrived])

  return arrived
}
