// Builds what is stale: the web app into dist/client, the server into one file, which starts a second sooner than its sources.
import { buildPart, buildServer } from './build-part.ts'
import { buildIdOf } from './sources.mjs'

await buildServer()

await buildPart('client', async () => {
  process.env.HEARTH_BUILD_ID = buildIdOf('client')
  const vite = await import('vite')
  await vite.build({ logLevel: 'warn' })
})
