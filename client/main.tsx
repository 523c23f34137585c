import './theme/styles.css'
import './core/color-scheme.ts'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAnalytics, track, trackPageView } from './core/analytics.ts'
import './core/before-router.ts'
import { startBuildPoll } from './core/build-poll.ts'
import { loadConfig } from './core/config.ts'
import { ErrorPage } from './core/ErrorPages.tsx'
import { parseSearch, stringifySearch } from './core/search-params.ts'
import { session } from './core/session.ts'
import { shownAddress } from './core/shown-address.ts'
import { toast } from './core/toasts.tsx'
import { SESSION_EXPIRED } from './core/transport.ts'
import { routeTree } from './pages.gen.ts'

/** Else a filter was set, or a task opened: the page stays where it is. */
let isNewPage = false

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  // Each page in its own place: what stands around it stays.
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
  // It is the panel that scrolls, and it is there before and after.
  scrollToTopSelectors: [() => (isNewPage ? document.getElementById('content') : null)],
})
router.subscribe('onBeforeLoad', ({ pathChanged }) => {
  isNewPage = pathChanged
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

session.onEnd(async (reason) => {
  if (reason === 'signed-out') track('logout')
  if (reason === 'expired' || reason === 'lapsed') toast.error(SESSION_EXPIRED)
  // Onboarding is where people without a workspace are sent anyway, and no place to come back to for the others.
  const { href, pathname } = router.state.location
  if (reason === 'expired' && pathname !== '/onboarding') session.rememberRoute(href)
  // Somebody else may be signed in by now: a page that begins anew shows them nothing of this session.
  if (reason === 'elsewhere') return window.location.assign('/login')
  // A session found over at start-up is met by the guard, which knows where the person wanted to go.
  if (reason === 'lapsed') return
  if (reason !== 'replaced') await router.navigate({ to: '/login' })
  // Last, or screens that are still up would ask for everything again.
  const { queryClient } = await import('./core/query.ts')
  queryClient.clear()
})

/** Only where a server names somebody to tell. */
let recording: typeof import('./core/recording.ts') | undefined

const reportToRecording = (error: unknown, info: { componentStack?: string | undefined }) =>
  recording?.reportCrash(error, info.componentStack)

createRoot(document.getElementById('root')!, {
  onCaughtError: reportToRecording,
  onUncaughtError: reportToRecording,
}).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

startBuildPoll()

/** A page as optional services may hear of it. */
function shownPage(href: string) {
  const address = new URL(href, window.location.origin)
  return shownAddress(address, router.getMatchedRoutes(address.pathname)[2]?.fullPath)
}
const currentPage = () => shownPage(window.location.href)

router.subscribe('onBeforeNavigate', ({ toLocation }) => {
  if (shownPage(toLocation.href).hasSecret) recording?.pauseRecording()
})
const firstPage = router.subscribe('onRendered', () => {
  firstPage()
  void import('./core/arrival.ts').then(({ watchArrivals }) => watchArrivals(router))
  void import('./core/load-app.ts').then(({ loadAppWhileTyping }) => loadAppWhileTyping(router))
})
router.subscribe('onRendered', () => {
  trackPageView(currentPage())
  recording?.resumeRecording()
})
// Optional services: a server that does not answer simply has none.
loadConfig().then(
  async (config) => {
    startAnalytics(config)
    trackPageView(currentPage())
    if (!config.recordingUrl) return
    recording = await import('./core/recording.ts')
    await recording.startRecording(config, currentPage)
  },
  () => {},
)
