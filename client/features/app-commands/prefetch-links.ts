// Loads what somebody is about to open: the code and the data of a page once a link to it is pointed at or in focus, and while nothing
// else happens the pages that are likely to be next. The router does so for its own links, but not for plain ones, and knows no data.
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isSettled } from '#client/core/arrival.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import { boardsQuery, isActive } from '#client/features/boards/data.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { askAhead } from './data-ahead.ts'

/** Whoever only passes over a link does not mean it. As long as the router waits. */
const MEANT_MS = 50

/** Whoever pays for every byte, or has no connection, loads what they open and nothing else. */
const isFree = () => navigator.onLine && !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/** Answers how to stop. */
export function startPrefetching(router: AnyRouter, cache: QueryClient): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let idle = () => {}
  const loaded = new Set<string>()

  function load(path: string) {
    const [, params, route] = router.getMatchedRoutes(path)
    const page = route?.fullPath.replace(/(.)\/$/, '$1') ?? ''
    return Promise.allSettled([router.preloadRoute({ to: path } as never), askAhead(cache, page, params)])
  }

  function point({ target, type }: Event) {
    clearTimeout(waiting)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || !isFree()) return
    // Nobody can tell yet what a link with a question of its own asks for.
    if (link.search) return
    const meant = () => void load(link.pathname)
    if (type === 'touchstart') meant()
    else waiting = setTimeout(meant, MEANT_MS)
  }

  /** One page in each quiet moment, so that nothing anybody does has to wait for it. */
  function loadNext() {
    idle()
    idle = whenIdle(() => {
      const next = isSettled() && isFree() && likelyNext(router, cache).find((path) => !loaded.has(path))
      if (!next) return
      loaded.add(next)
      void load(next).then(loadNext)
    })
  }

  const settled = new MutationObserver(loadNext)
  settled.observe(document.documentElement, { attributeFilter: ['data-settled'] })
  const types = ['pointerover', 'focusin', 'touchstart'] as const
  for (const type of types) document.addEventListener(type, point, { passive: true })
  loadNext()
  return () => {
    settled.disconnect()
    clearTimeout(waiting)
    idle()
    for (const type of types) document.removeEventListener(type, point)
  }
}

const views = ['', '/calendar', '/timeline', '/overview', '/reports']

/** From a project its other views, from elsewhere the project opened last; from everywhere what people look after all day. */
function likelyNext(router: AnyRouter, cache: QueryClient): string[] {
  const { workspace: url = '', boardId }: Record<string, string> = router.state.matches.at(-1)?.params ?? {}
  const workspace = cache.getQueryData(workspaceQuery(url).queryKey)
  if (!workspace) return []
  const projects = `/${url}/projects`
  if (boardId) return views.map((view) => `${projects}/${boardId}${view}`)
  const boards = cache.getQueryData(boardsQuery(workspace._id).queryKey) ?? []
  const [last] = boards
    .filter((board) => isActive(board) && board.openedAt !== null && board.myRole !== null)
    .toSorted((one, other) => (one.openedAt! < other.openedAt! ? 1 : -1))
  return [...(last ? [`${projects}/${last._id}`] : []), `/${url}`, '/dashboard', `/${url}/notifications`]
}
