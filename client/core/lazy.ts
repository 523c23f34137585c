// Parts of a page that come when they are wanted. One that cannot be fetched takes nothing else along: it comes once the server is there again.
// biome-ignore lint/style/noRestrictedImports: the one place.
import { lazy as lazyOnce } from 'react'
import { isServerThere, untilServerIsThere } from './is-server-there.ts'

export const lazy: typeof lazyOnce = (load) => lazyOnce(() => patiently(load))

/** For what is wanted in any case: it is asked for before it is drawn. What fails is tried again where it is drawn. */
export const lazyAhead: typeof lazyOnce = (load) => {
  load().catch(() => {})
  return lazy(load)
}

export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let wasThere = false
  for (;;) {
    try {
      if (wasThere) await fetchMissingStyles()
      return await load()
    } catch {
      if (wasThere && (await isServerThere())) return goWithout()
      await untilServerIsThere()
      wasThere = true
    }
  }
}

const missingStyles = new Set<HTMLLinkElement>()

window.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missingStyles.add(target),
  { capture: true },
)

/** Whatever named them takes them for asked for from then on, so nobody but us asks again. */
function fetchMissingStyles() {
  const links = [...missingStyles].filter((link) => link.isConnected)
  missingStyles.clear()
  return Promise.all(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.addEventListener('load', resolve)
          again.addEventListener('error', reject)
          link.replaceWith(again)
        }),
    ),
  )
}

let tell = () => {}

export const whenPartIsMissing = (listener: () => void) => {
  tell = listener
}

/**
 * Somebody answers, and still it does not come: it is broken, or this browser asks only once for a script in the life of a page, as most
 * did until 2026. What is open stays as it is, and people choose when to reload; after an update that happens by itself (build-poll.ts).
 */
function goWithout(): Promise<never> {
  tell()
  return new Promise(() => {})
}
