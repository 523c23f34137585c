// Everything behind the sign-in.
import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { startLive } from '#client/core/live.ts'
import { session } from '#client/core/session.ts'
import { useAccountLive } from '#client/features/account/live.ts'
import { useBoardListsLive } from '#client/features/boards/lists-live.ts'
import { useInvitationsLive } from '#client/features/invitations/live.ts'
import { useWorkspacesLive } from '#client/features/workspaces/live.ts'
import { MantineFrame } from '#client/theme/MantineFrame.tsx'

const NotificationsLive = lazy(() =>
  import('#client/features/notifications/NotificationsLive.tsx').then(({ NotificationsLive }) => ({
    default: NotificationsLive,
  })),
)
const Offline = lazy(async () => (await import('#client/features/offline/start.ts')).loadOffline())
const AppCommands = lazy(async () => (await import('#client/features/app-commands/start.ts')).loadCommands())

/** Where one lands without having named a place. Whoever opens a certain workspace, project or setting gets just that. */
const landings = ['/workspaces', '/dashboard']

/** Where this page load began. Someone sent on from a visitors' page has already been told where to go. */
let entrance: string | null = window.location.pathname

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, preload }) => {
    if (!preload) await requireSession(location)
    // Not in the router's own context: visitors' pages do without the query cache.
    const { queryClient } = await import('#client/core/query.ts')
    return { queryClient }
  },
  component: App,
})

async function requireSession({ href, pathname }: { href: string; pathname: string }) {
  // A guard that cannot tell counts as a no.
  const signedIn = await session.check().catch(() => false)
  if (!signedIn) {
    session.rememberRoute(href)
    throw redirect({ to: '/login' })
  }
  const landsAtStartUp = pathname === entrance && landings.includes(pathname)
  entrance = null
  if (landsAtStartUp && !session.user()?.lastActiveWorkspaceURL) throw redirect({ to: '/onboarding' })
}

function App() {
  const { queryClient } = Route.useRouteContext()
  return (
    <QueryClientProvider client={queryClient}>
      <MantineFrame>
        <LiveApp />
      </MantineFrame>
    </QueryClientProvider>
  )
}

/** What others do, and what I do elsewhere, shows on every screen. */
function LiveApp() {
  useEffect(() => void startLive(), [])
  useAccountLive()
  useWorkspacesLive()
  useInvitationsLive()
  useBoardListsLive()
  return (
    <>
      <Outlet />
      {/* One of them that does not come takes no other along. */}
      <Suspense>
        <NotificationsLive />
      </Suspense>
      <Suspense>
        <AppCommands />
      </Suspense>
      <Suspense>
        <Offline />
      </Suspense>
    </>
  )
}
