// Everything behind the sign-in.
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startLive } from '#client/core/live.ts'
import { session } from '#client/core/session.ts'
import { MantineFrame } from '#client/theme/MantineFrame.tsx'

/** These make sense before someone has a workspace. */
const needsNoWorkspace = /^\/(?:onboarding|account|workspaces\/create)(?:\/|$)/

let isStartUp = true

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, preload }) => {
    if (preload) return
    // A guard that cannot tell counts as a no.
    const signedIn = await session.check().catch(() => false)
    if (!signedIn) {
      session.rememberRoute(location.href)
      throw redirect({ to: '/login' })
    }
    const firstPage = isStartUp
    isStartUp = false
    if (firstPage && !session.user()?.lastActiveWorkspaceURL && !needsNoWorkspace.test(location.pathname)) {
      throw redirect({ to: '/onboarding' })
    }
  },
  component: App,
})

function App() {
  useEffect(() => void startLive(), [])
  return (
    <MantineFrame>
      <Outlet />
    </MantineFrame>
  )
}
