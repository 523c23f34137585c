// Pages that belong to no workspace.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { HomeBell } from '#client/features/notifications/HomeBell.tsx'
import { NotificationsBadge } from '#client/features/notifications/NotificationsBadge.tsx'
import { LastPlaces } from '#client/features/workspaces/LastPlaces.tsx'
import { DefaultLayout } from '#client/ui/layouts/DefaultLayout.tsx'

/** It leads away: the page itself comes first. */
const WayBack = lazy(async () => ({ default: (await import('#client/features/workspaces/WayBack.tsx')).WayBack }))
/** Only phones show it. */
const LastUnread = lazy(async () => ({ default: (await import('#client/features/chats/LastUnread.tsx')).LastUnread }))

export const Route = createFileRoute('/_app/_home')({ component: Home })

function Home() {
  return (
    <DefaultLayout
      way={
        <Suspense>
          <WayBack />
        </Suspense>
      }
      foot={<LastPlaces told={<NotificationsBadge />} unread={<LastUnread />} />}
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
