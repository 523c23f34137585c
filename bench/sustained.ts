// npm run bench:load: many people at once over a million tasks, for as long as one likes. One node, live clients in a process of their own.
// Needs a build: npm run build && npm run bench:load -- --minutes 3 --tasks 1000000 --clients 1000 --rates 50,100,200
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { accessTokens } from '#server/core/access-tokens.ts'
import { connect } from '#server/database/connect.ts'
import { catchUpEverywhere } from '#server/features/reports/reading-stays.ts'
import { machineWords } from '../scripts/machine.ts'
import { arrive } from './arrivals.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { actor, drawKind, type Kind, kinds } from './mix.ts'
import { openStage } from './stage.ts'
import { watch } from './vitals.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    tasks: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '1000' },
    rates: { type: 'string', default: '50,100,150,200' },
  },
})
const [minutes, tasks, clients] = [values.minutes, values.tasks, values.clients].map(Number) as [number, number, number]
const rates = values.rates.split(',').map(Number)
const RAMP_SECONDS = 30
const NEW_TOKEN_MS = 5 * 60_000

const stage = await openStage()
const secret = randomBytes(32).toString('hex')
try {
  const hearth = await stage.startBuilt({ AUTH_SECRET: secret })
  const began = performance.now()
  const crowd = await gatherCrowd(stage.databaseUrl, tasks)
  await readLogs()
  console.log(
    `${tasks} tasks of ${crowd.people.length} people, made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
  const tokenOf = tokens(secret)
  const listeners = await listen(hearth.url, crowd, tokenOf)
  const act = actor(new URL(hearth.url), crowd, tokenOf)
  console.log(`${clients} live clients`)
  for (const rate of rates) await bear(rate)
  await listeners.end()

  async function bear(rate: number) {
    const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
    const errors = new Map<string, number>()
    const measured = async (due: number, isCounted: boolean) => {
      const kind = drawKind()
      const outcome = await act(kind).then(
        ({ status }) => (status >= 400 ? `${kind}: ${status}` : null),
        (error: NodeJS.ErrnoException) => `${kind}: ${error.code ?? error.message}`,
      )
      if (!isCounted) return
      times.get(kind)!.push(performance.now() - due)
      if (outcome) errors.set(outcome, (errors.get(outcome) ?? 0) + 1)
    }
    await arrive(
      RAMP_SECONDS,
      (second) => rate * Math.max(0.1, second / RAMP_SECONDS),
      (due) => measured(due, false),
    )
    const loadBefore = loadavg()[0]!
    listeners.forget()
    const stopWatching = watch(hearth.url, hearth.pid)
    const start = performance.now()
    await arrive(
      minutes * 60,
      () => rate,
      (due) => measured(due, true),
    )
    const seconds = (performance.now() - start) / 1000
    const vitals = stopWatching()
    const heard = await listeners.heard()

    console.log(`\n${rate} requests a second`)
    print(times, seconds)
    const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
    console.log(
      `\nerrors: ${failed}${failed ? ` (${[...errors].map(([what, count]) => `${what} × ${count}`).join(', ')})` : ''}`,
    )
    console.log(
      `live: ${heard.heard} updates heard, p50 ${heard.p50} ms, p95 ${heard.p95} ms, p99 ${heard.p99} ms after they happened; ${heard.lost} connections lost`,
    )
    console.log(
      `server: ${vitals.cpu.toFixed(2)} cores, ${vitals.residentMb.toFixed(0)} MB (${signed(vitals.residentSlope)} MB/min), ` +
        `heap ${vitals.heapMb.toFixed(0)} MB (${signed(vitals.heapSlope)} MB/min), loop p99 at worst ${vitals.lagMs.toFixed(0)} ms`,
    )
    console.log(
      `${machineWords()}; load of the machine ${loadBefore.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after`,
    )
  }
} finally {
  await stage.close()
}

/** As in an installation that has been there all the time: reports know everything but what happened last. */
async function readLogs() {
  const { db, pool } = connect({ connectionString: stage.databaseUrl })
  await catchUpEverywhere(db)
  await pool.end()
}

/** Access tokens live for a quarter of an hour; a long run needs new ones. */
function tokens(key: string) {
  const { issue } = accessTokens(key)
  const kept = new Map<string, { token: string; at: number }>()
  return ({ id, session_id }: Crowd['people'][number]) => {
    const known = kept.get(id)
    if (known && performance.now() - known.at < NEW_TOKEN_MS) return known.token
    const token = issue(id, session_id)
    kept.set(id, { token, at: performance.now() })
    return token
  }
}

async function listen(url: string, { people }: Crowd, tokenOf: (person: Crowd['people'][number]) => string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/listeners.ts', url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const joining = Array.from({ length: clients }, (_, n) => {
    const person = people[n % people.length]!
    return { token: tokenOf(person), boardId: person.projects[0]!, workspaceId: person.company }
  })
  child.stdin.write(`${JSON.stringify(joining)}\n`)
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  while (!said.includes('listening')) await Promise.race([once(child.stdout, 'data'), ended(child)])
  return {
    forget: () => void child.kill('SIGUSR2'),
    /** Since they last forgot. */
    async heard(): Promise<{ heard: number; p50: number; p95: number; p99: number; lost: number }> {
      said = ''
      child.kill('SIGHUP')
      while (!said.endsWith('\n')) await Promise.race([once(child.stdout, 'data'), ended(child)])
      return JSON.parse(said)
    },
    async end() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}

async function ended(child: ReturnType<typeof spawn>) {
  await once(child, 'close')
  throw new Error('the live clients ended')
}

function print(times: Map<Kind, number[]>, seconds: number) {
  const row = (name: string, list: number[]) => {
    const sorted = list.sort((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(9)
    console.log(
      `${name.padEnd(26)} ${(list.length / seconds).toFixed(1).padStart(7)} ${at(0.5)} ${at(0.95)} ${at(0.99)} ${at(0.9999999)}`,
    )
  }
  console.log(
    `\n${'what'.padEnd(26)} ${'a second'.padStart(7)} ${['p50 ms', 'p95 ms', 'p99 ms', 'slowest'].map((each) => each.padStart(9)).join(' ')}`,
  )
  for (const [kind, list] of times) row(kind, list)
  row('all', [...times.values()].flat())
}

function signed(value: number) {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`
}
