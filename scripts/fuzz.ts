// npm run fuzz -- --runs 200000 --seed 7, or --seed 7 --story 12 to repeat one story. What it means stands in server/fuzz.test.ts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { runs: { type: 'string' }, seed: { type: 'string' }, story: { type: 'string' } },
})
const { runs = '20000', seed = String(Date.now() % 1_000_000), story } = values
console.log(story ? `Story ${story} of seed ${seed}` : `${runs} requests, seed ${seed}`)

const child = spawn(join('node_modules', '.bin', 'vitest'), ['run', 'server/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, ...(story && { FUZZ_STORY: story }) },
})
child.on('close', (code) => process.exit(code ?? 1))
