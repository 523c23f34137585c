import type { ReactNode } from 'react'
import { useMe } from '#client/core/session.ts'
import { BottomBarSlot } from './BottomBarSlot.tsx'

/** The bar under pages that belong to no workspace: it leads to the one somebody was in last. */
export function LastPlaces({ told }: { told: ReactNode }) {
  const { lastActiveWorkspaceURL: url } = useMe()
  if (!url) return null
  return <BottomBarSlot workspaceUrl={url} told={told} />
}
