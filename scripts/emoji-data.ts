// The list of all emoji, served by ourselves: the picker would otherwise fetch it from a stranger's server.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const files = ['en/data.json', 'en/messages.json']
const require = createRequire(import.meta.url)
const read = (file: string) => readFile(require.resolve(`emojibase-data/${file}`))

export function emojiData(): Plugin {
  return {
    name: 'hearth:emoji-data',
    async generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: `emoji/${file}`, source: await read(file) })
    },
    configureServer(server) {
      server.middlewares.use('/emoji', async (request, response, next) => {
        const file = files.find((each) => request.url === `/${each}`)
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(await read(file))
      })
    },
  }
}
