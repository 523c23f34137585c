// Parts of a page that come when they are wanted. One that cannot be fetched comes once the server is there again.
// biome-ignore lint/style/noRestrictedImports: the one place.
import { lazy as lazyOnce } from 'react'
import { t } from '#contract/texts.ts'
import { AGAIN_MS, untilServerIsThere } from './is-server-there.ts'
import { addToast } from './toast-list.ts'
import { untilWorthATry } from './worth-a-try.ts'

export const lazy: typeof lazyOnce = (load) => lazyOnce(() => patiently(load))

/** For what is wanted in any case: it is asked for before it is drawn. What fails is tried again where it is drawn. */
export const lazyAhead: typeof lazyOnce = (load) => {
  load().catch(() => {})
  return lazy(load)
}

export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let failed = 0; ; ) {
    try {
      if (missingStyles.size > 0 || fetching) await fetchMissingStyles()
      return await load()
    } catch (error) {
      if (await untilServerIsThere()) continue
      failed++
      if (failed === 2) tellMissing(error)
      if (failed > 1) await untilWorthATry(failed * AGAIN_MS)
    }
  }
}

const missingStyles = new Set<HTMLLinkElement>()

window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missingStyles.add(target),
  { capture: true },
)

let fetching: Promise<void> | undefined

/** Whatever named them takes them for asked for from then on, so nobody but us asks again. What stays missing stands in nobody's way. */
function fetchMissingStyles(): Promise<void> {
  fetching ??= Promise.all([...missingStyles].map(fetchAgain)).then(() => {
    fetching = undefined
  })
  return fetching
}

function fetchAgain(link: HTMLLinkElement) {
  missingStyles.delete(link)
  if (!link.isConnected) return
  return new Promise<unknown>((done) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.onload = again.onerror = done
    link.replaceWith(again)
  })
}

let takeAway = () => {}

/**
 * Somebody answers, and still it does not come: it is broken, or it failed before anybody knew that nobody was there, in a browser that
 * asks once for a script in the life of a page. What is open stays as it is, and people choose when to reload; after an update that
 * happens by itself (build-poll.ts).
 */
function tellMissing(error: unknown) {
  reportError(error)
  // However many are missing, it is said once.
  takeAway()
  takeAway = addToast({
    kind: 'generic',
    severity: 'warn',
    message: t`A part of this page did not come`,
    action: { label: t`Reload`, run: () => window.location.reload(), stays: true },
  })
}
