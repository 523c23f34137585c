import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { backCloses } from '#client/core/back-closes.ts'
import { noteFinger } from '#client/core/by-finger.ts'
import { keepFocus } from '#client/core/keep-focus.ts'
import { lazy, patiently } from '#client/core/lazy.ts'
import { tapBesideOnlyCloses } from '#client/core/tap-beside.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import { palette } from '#client/features/commands/palette-state.ts'
import { useCommands } from '#client/features/commands/registry.ts'
import { useCommandKeys } from '#client/features/commands/use-command-keys.ts'
import { useCreateCommands } from './create-commands.tsx'
import { useGeneralCommands } from './general-commands.tsx'
import { useGoCommands } from './go-commands.tsx'
import { inboxKeys } from './inbox-keys.ts'
import { usePlace } from './use-place.ts'

const ProjectCommands = lazy(async () => ({ default: (await import('./ProjectCommands.tsx')).ProjectCommands }))
const loadPalette = () => import('./AppPalette.tsx')
const AppPalette = lazy(async () => ({ default: (await loadPalette()).AppPalette }))

/** Around every screen behind the sign-in: what can be done from anywhere, by name or by key. */
export function AppCommands() {
  const place = usePlace()
  const go = useGoCommands(place)
  const create = useCreateCommands(place)
  const general = useGeneralCommands()
  useCommands([...create, ...go, ...general], 'everywhere')
  useCommands(inboxKeys(useLocation({ select: (location) => location.pathname })))
  usePrefetching()
  useEffect(keepFocus, [])
  useEffect(tapBesideOnlyCloses, [])
  useEffect(noteFinger, [])
  const { history } = useRouter()
  useEffect(() => backCloses(history), [history])
  // The first time it opens as fast as ever after.
  useEffect(() => whenIdle(() => void loadPalette().catch(() => {})), [])
  const opening = useSyncExternalStore(palette.subscribe, palette.opening)

  return (
    <>
      {/* Together: a key pressed before is heard once all there is to do here is known. */}
      <Suspense>
        {place.boardId && <ProjectCommands boardId={place.boardId} />}
        <Listening />
      </Suspense>
      <Suspense>
        {/* By page, so that an answer can lead to another question. */}
        {opening && <AppPalette key={opening.page} {...opening} />}
      </Suspense>
    </>
  )
}

function Listening() {
  useCommandKeys()
  return null
}

function usePrefetching() {
  const router = useRouter()
  const cache = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const cancel = whenIdle(async () => {
      const { startPrefetching } = await patiently(() => import('./prefetch-links.ts'))
      if (!isOver) stop = startPrefetching(router, cache)
    })
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [router, cache])
}
