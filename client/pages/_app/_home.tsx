// Pages that belong to no workspace.
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { HomeBell } from '#client/features/notifications/HomeBell.tsx'
import { DefaultLayout } from '#client/ui/layouts/DefaultLayout.tsx'

export const Route = createFileRoute('/_app/_home')({ component: Home })

function Home() {
  return (
    <DefaultLayout
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
