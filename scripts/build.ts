// Builds what is stale: the web app into dist/client, the server into one file, which starts a second sooner than its sources.
// With "server" or "client" only that.
import { readFileSync } from 'node:fs'
import { languages } from '../contract/languages.ts'
import { buildPart, buildServer } from './build-part.ts'
import { addressesOf } from './page-addresses.ts'
import { buildIdOf } from './sources.mjs'

const [only] = process.argv.slice(2)

if (only !== 'client') await buildServer()
if (only !== 'server') await buildClient()

function buildClient() {
  return buildPart('client', async () => {
    process.env.HEARTH_BUILD_ID = buildIdOf('client')
    const vite = await import('vite')
    // English first: it clears the folder, and the others share what says nothing.
    for (const language of Object.keys(languages)) {
      process.env.HEARTH_LANGUAGE = language
      await vite.build({ logLevel: 'warn' })
    }
    return { addresses: addressesOf(readFileSync('client/pages.gen.ts', 'utf8')) }
  })
}
