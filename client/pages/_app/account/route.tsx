import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { AccountNav } from '#client/features/account/AccountNav.tsx'
import { NotificationsBadge } from '#client/features/notifications/NotificationsBadge.tsx'
import { FootTimer } from '#client/features/time/FootTimer.tsx'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { LastPlaces } from '#client/features/workspaces/LastPlaces.tsx'
import { useLastWorkspace } from '#client/features/workspaces/use-last-workspace.ts'
import { SettingsLayout } from '#client/ui/layouts/SettingsLayout.tsx'
import { t } from '#contract/texts.ts'

/** Only phones show it. */
const AccountPagesMenu = lazy(async () => ({
  default: (await import('#client/features/account/AccountPagesMenu.tsx')).AccountPagesMenu,
}))
const LastUnread = lazy(async () => ({ default: (await import('#client/features/chats/LastUnread.tsx')).LastUnread }))

export const Route = createFileRoute('/_app/account')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(workspacesQuery),
  component: AccountArea,
})

function AccountArea() {
  const workspace = useLastWorkspace()
  return (
    <SettingsLayout
      title="Account"
      back={
        workspace
          ? { label: workspace.name, link: { to: '/$workspace/projects', params: { workspace: workspace.url } } }
          : { label: t`Workspaces`, link: { to: '/workspaces' } }
      }
      nav={<AccountNav />}
      menu={
        <Suspense>
          <AccountPagesMenu />
        </Suspense>
      }
      account={<AccountMenu />}
      foot={<LastPlaces told={<NotificationsBadge />} unread={<LastUnread />} running={<FootTimer />} />}
    >
      <Outlet />
    </SettingsLayout>
  )
}
