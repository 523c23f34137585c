// npm run backup, restore, doctor, demo: what was built, built first where there are sources that say otherwise.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isStale } from './sources.mjs'

const [name, ...args] = process.argv.slice(2)
if (existsSync('server/main.ts') && isStale('server')) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', 'server'], {
    stdio: ['ignore', 2, 2],
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
process.argv.splice(2, process.argv.length, ...args)
await import(new URL(`../dist/server/${name}.js`, import.meta.url).href)
