// npm run demo: builds the server if it is stale, then fills a workspace to look around in.
import { spawnSync } from 'node:child_process'
import { isStale } from './sources.mjs'

if (isStale('server')) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
await import(new URL('../dist/server/demo.js', import.meta.url).href)
