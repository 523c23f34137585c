import { type ReactNode, Suspense } from 'react'
import { useMe } from '#client/core/session.ts'
import { useIsNarrow } from '#client/ui/layouts/use-is-narrow.ts'
import { BottomBarSlot } from './BottomBarSlot.tsx'

interface Props {
  told: ReactNode
  /** Asks for all chats, so only where it is seen. */
  unread: ReactNode
  /** What runs right now, unless the page says so. */
  running: ReactNode
}

/** The bar under pages that belong to no workspace: it leads to the one somebody was in last. */
export function LastPlaces({ told, unread, running }: Props) {
  const { lastActiveWorkspaceURL: url } = useMe()
  const isNarrow = useIsNarrow()
  if (!url) return null
  return (
    <BottomBarSlot
      workspaceUrl={url}
      told={told}
      unread={isNarrow && <Suspense>{unread}</Suspense>}
      running={isNarrow && running}
    />
  )
}
