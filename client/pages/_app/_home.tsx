// Pages that belong to no workspace.
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { HomeBell } from '#client/features/notifications/HomeBell.tsx'
import { NotificationsBadge } from '#client/features/notifications/NotificationsBadge.tsx'
import { FootTimer } from '#client/features/time/FootTimer.tsx'
import { LastPlaces } from '#client/features/workspaces/LastPlaces.tsx'
import { DefaultLayout } from '#client/ui/layouts/DefaultLayout.tsx'

/** It leads away: the page itself comes first. */
const WayBack = lazy(async () => ({ default: (await import('#client/features/workspaces/WayBack.tsx')).WayBack }))
/** Only phones show it. */
const LastUnread = lazy(async () => ({ default: (await import('#client/features/chats/LastUnread.tsx')).LastUnread }))

export const Route = createFileRoute('/_app/_home')({ component: Home })

function Home() {
  const { pathname } = useLocation()
  return (
    <DefaultLayout
      way={
        <Suspense>
          <WayBack />
        </Suspense>
      }
      foot={
        <LastPlaces
          told={<NotificationsBadge />}
          unread={<LastUnread />}
          // The dashboard has it at its top.
          running={pathname !== '/dashboard' && <FootTimer />}
        />
      }
      account={
        <>
          <HomeBell />
          <AccountMenu compact />
        </>
      }
    >
      <Outlet />
    </DefaultLayout>
  )
}
