// Parts of a page that come when they are wanted. One that cannot be fetched takes nothing else along: it comes once the server is there again.
// biome-ignore lint/style/noRestrictedImports: the one place.
import { lazy as lazyOnce } from 'react'
import { isServerThere, untilServerIsThere } from './is-server-there.ts'

export const lazy: typeof lazyOnce = (load) => lazyOnce(() => patiently(load))

export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  let wasThere = false
  for (;;) {
    try {
      return await load()
    } catch (error) {
      forgetFailedStyles(error)
      // Somebody answered, and still it did not come: the part is gone, or broken.
      if (wasThere && (await isServerThere())) throw error
      await untilServerIsThere()
      wasThere = true
    }
  }
}

/** The next attempt takes a style sheet that is named in the page for one that is there. */
function forgetFailedStyles(error: unknown) {
  const address = /preload CSS for (\S+)$/.exec(String(error))?.[1]
  for (const link of document.querySelectorAll('link')) if (link.href === address) link.remove()
}
