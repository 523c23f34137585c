import { lazy, type ReactNode, Suspense } from 'react'
import { useMe } from '#client/core/session.ts'

const BottomBar = lazy(async () => ({ default: (await import('./BottomBar.tsx')).BottomBar }))

/** The bar under pages that belong to no workspace: it leads to the one somebody was in last. */
export function LastPlaces({ told }: { told: ReactNode }) {
  const { lastActiveWorkspaceURL: url } = useMe()
  if (!url) return null
  return (
    <Suspense>
      <BottomBar workspaceUrl={url} told={told} />
    </Suspense>
  )
}
