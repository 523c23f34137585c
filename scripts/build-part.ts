// What is built is built once: whatever is up to date stays.
import { rmSync, writeFileSync } from 'node:fs'
import { buildIdOf, isStale, stampOf } from './sources.mjs'

export const buildServer = () =>
  buildPart('server', async () => {
    const esbuild = await import('esbuild')
    await esbuild.build({
      // What runs in a thread of its own is a file of its own.
      entryPoints: {
        main: 'server/main.ts',
        demo: 'demo/main.ts',
        backup: 'server/operations/backup.ts',
        restore: 'server/operations/restore.ts',
        doctor: 'server/operations/doctor.ts',
        'plan-worker': 'server/features/imports/plan-worker.ts',
        'forecast-worker': 'server/features/reports/forecast-worker.ts',
      },
      outdir: 'dist/server',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
    })
  })

/** What `make` says of what it built stands beside it, with its id. */
export async function buildPart(part: 'client' | 'server', make: () => Promise<object | undefined>) {
  if (!isStale(part)) return console.log(`The ${part} is up to date.`)
  console.log(`Building the ${part} …`)
  // Gone first and written last: a build that was interrupted has no stamp and is done again.
  rmSync(stampOf(part), { force: true })
  const facts = await make()
  writeFileSync(stampOf(part), JSON.stringify({ buildId: buildIdOf(part), ...facts }))
}
