import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { AccountNav } from '#client/features/account/AccountNav.tsx'
import { useAccountLive } from '#client/features/account/live.ts'
import { useWorkspacesLive } from '#client/features/workspaces/live.ts'
import { SettingsLayout } from '#client/ui/layouts/SettingsLayout.tsx'

export const Route = createFileRoute('/_app/account')({ component: AccountArea })

function AccountArea() {
  useAccountLive()
  useWorkspacesLive()
  return (
    <SettingsLayout
      title="Account"
      back={{ label: 'Workspaces', link: { to: '/workspaces' } }}
      nav={<AccountNav />}
      account={<AccountMenu />}
    >
      <Outlet />
    </SettingsLayout>
  )
}
