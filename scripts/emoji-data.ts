// The list of all emoji, served by ourselves: the picker would otherwise fetch it from a stranger's server.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
/** By the address the picker asks for. */
const files = {
  'en/data.json': require.resolve('emojibase-data/en/data.json'),
  'en/messages.json': require.resolve('emojibase-data/en/messages.json'),
}

export function emojiData(): Plugin {
  return {
    name: 'hearth:emoji-data',
    async generateBundle() {
      for (const [name, path] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `emoji/${name}`, source: await readFile(path) })
    },
    configureServer(server) {
      server.middlewares.use('/emoji', async (request, response, next) => {
        const found = Object.entries(files).find(([name]) => request.url === `/${name}`)
        if (!found) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(await readFile(found[1]))
      })
    },
  }
}
