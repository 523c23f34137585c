// Builds the web app into dist/client, unless what is there was built from these very sources.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { build } from 'vite'

const target = 'dist/build.json'
const buildId = hashOfSources()

if (buildId === builtFrom()) {
  console.log(`The web app is up to date (${buildId}).`)
} else {
  console.log('Building the web app …')
  process.env.HEARTH_BUILD_ID = buildId
  // Gone first and written last: a build that was interrupted has no id and is done again.
  rmSync(target, { force: true })
  await build({ logLevel: 'warn' })
  writeFileSync(target, JSON.stringify({ buildId }))
  console.log(`The web app is built (${buildId}).`)
}

function hashOfSources() {
  const files = globSync(
    ['client/**/*', 'contract/**/*', 'vite.config.ts', 'package-lock.json', 'scripts/precompress.ts'],
    {
      ignore: ['**/node_modules/**', 'client/pages.gen.ts', '**/*.test.*'],
    },
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

function builtFrom(): string | null {
  try {
    return (JSON.parse(readFileSync(target, 'utf8')) as { buildId: string }).buildId
  } catch {
    return null
  }
}
