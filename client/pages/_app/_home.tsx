// Pages that belong to no workspace.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { useAccountLive } from '#client/features/account/live.ts'
import { useWorkspacesLive } from '#client/features/workspaces/live.ts'
import { DefaultLayout } from '#client/ui/layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_app/_home')({ component: Home })

function Home() {
  useAccountLive()
  useWorkspacesLive()
  return (
    <DefaultLayout account={<AccountMenu compact />}>
      <Outlet />
    </DefaultLayout>
  )
}
