// npm start: builds what is stale, then serves. The build runs in a process of its own, so that its memory is given back.
import { spawnSync } from 'node:child_process'
import { isStale } from './sources.mjs'

if (isStale('server') || isStale('client')) {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
await import(new URL('../dist/server/main.js', import.meta.url).href)
