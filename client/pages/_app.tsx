// Everything behind the sign-in.
import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startLive } from '#client/core/live.ts'
import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import { MantineFrame } from '#client/theme/MantineFrame.tsx'

/** These make sense before someone has a workspace. */
const needsNoWorkspace = /^\/(?:onboarding|account|workspaces\/create)(?:\/|$)/

/** Where this page load began; null once the guard has seen it. */
let entrance: string | null = window.location.pathname

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, preload }) => {
    const { queryClient } = await import('#client/core/query.ts')
    if (preload) return { queryClient }
    // A guard that cannot tell counts as a no.
    const signedIn = await session.check().catch(() => false)
    if (!signedIn) {
      session.rememberRoute(location.href)
      throw redirect({ to: '/login' })
    }
    const isStartUp = location.pathname === entrance
    entrance = null
    if (isStartUp && !session.user()?.lastActiveWorkspaceURL && !needsNoWorkspace.test(location.pathname)) {
      throw redirect({ to: '/onboarding' })
    }
    return { queryClient }
  },
  component: App,
})

function App() {
  useEffect(() => void startLive(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineFrame>
        <Outlet />
      </MantineFrame>
    </QueryClientProvider>
  )
}
