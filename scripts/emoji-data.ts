// The list of all emoji, served by ourselves: the picker would otherwise fetch it from a stranger's server.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import type { Language } from '../contract/languages.ts'

const require = createRequire(import.meta.url)

/** With their names in one language: people search by them. */
export function emojiData(language: Language): Plugin {
  /** As the picker asks for them. */
  const names = [`${language}/data.json`, `${language}/messages.json`]
  const contentOf = (name: string) => readFile(require.resolve(`emojibase-data/${name}`))
  return {
    name: 'hearth:emoji-data',
    async generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `emoji/${name}`, source: await contentOf(name) })
    },
    configureServer(server) {
      server.middlewares.use('/emoji', async (request, response, next) => {
        const wanted = names.find((name) => request.url === `/${name}`)
        if (!wanted) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(await contentOf(wanted))
      })
    },
  }
}
