// Says on the root element which address is on screen with everything it waited for: `data-settled="/acme/projects"`. It is empty while
// something is on its way, and not there at all before the first page of a load has come. Stories and pictures wait for it, what is
// loaded ahead does too, and waiting screens tell by it whether somebody came from another page.
import type { Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from './when-idle.ts'

const root = document.documentElement
const waiting = '.mantine-Skeleton-root, [data-waiting], [aria-busy="true"]'

const addressNow = () => location.pathname + location.search

export const isSettled = () => root.dataset.settled === addressNow()

export function watchArrivals(router: AnyRouter) {
  let heard: QueryCache | undefined
  let forget = () => {}

  function look() {
    forget()
    forget = whenIdle(() => {
      listenTo(cacheOf(router))
      // Else the router or the cache will say when.
      if (!isThere()) return
      // Twice at rest: what came last may be a part of the page that has yet to ask for something.
      forget = whenIdle(() => {
        if (!isThere()) return
        if (document.querySelector(waiting)) return lookLater()
        root.dataset.settled = addressNow()
      })
    })
  }

  /** Nobody says when a part of the page that loads by itself has come. */
  function lookLater() {
    const timer = setTimeout(look, 100)
    forget = () => clearTimeout(timer)
  }

  function isThere() {
    const { status, location: wanted, resolvedLocation } = router.state
    return status === 'idle' && wanted.href === resolvedLocation?.href && !heard?.getAll().some(isAwaited)
  }

  /** Visitors' pages have no cache; whoever signs in has one from then on. */
  function listenTo(cache: QueryCache | undefined) {
    if (!cache || cache === heard) return
    heard = cache
    cache.subscribe(({ query }) => {
      if (isAwaited(query)) leave()
      look()
    })
  }

  function leave() {
    // Before the first arrival there is nothing to leave.
    if (root.dataset.settled) root.dataset.settled = ''
  }

  router.subscribe('onBeforeNavigate', leave)
  router.subscribe('onResolved', look)
  router.subscribe('onRendered', look)
  look()
}

/** Something on screen has nothing to show until this is answered. */
const isAwaited = (query: Query) =>
  query.state.status === 'pending' && query.state.fetchStatus === 'fetching' && query.getObserversCount() > 0

function cacheOf(router: AnyRouter): QueryCache | undefined {
  const contexts = router.state.matches.map(({ context }) => context as { queryClient?: QueryClient })
  return contexts.find(({ queryClient }) => queryClient)?.queryClient?.getQueryCache()
}
