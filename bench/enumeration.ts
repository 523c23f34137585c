// npm run bench:enumeration -- URL: whether the time an answer takes tells who has an account. Asks a running server (RATE_LIMITS=off) about a known
// and an unknown address in turn, many times, and prints both beside each other: ratios near 1 tell nothing.
import { performance } from 'node:perf_hooks'

const url = process.argv[2] ?? 'http://localhost:3000'
const SAMPLES = Number(process.argv[3] ?? 200)
const password = 'a long password for timing'
const known = `known-${Date.now()}@example.com`

async function post(path: string, body: object) {
  const begun = performance.now()
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return performance.now() - begun
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!
const stranger = (n: number) => `stranger-${Date.now()}-${n}@example.com`

const flows: Record<string, (email: string) => Promise<number>> = {
  'sign-in': (email) => post('/auth/login', { email, password: 'not the password at all' }),
  'forgot password': (email) => post('/auth/forgot-password', { email }),
  'resend confirmation': (email) => post('/auth/resend-verification', { email }),
  'sign-up': (email) => post('/auth/register', { name: 'Timing', email, password }),
}

await post('/auth/register', { name: 'Known', email: known, password })
console.log(`${SAMPLES} of each, in ms: known / unknown = ratio, at 10, 50 and 90 of 100`)
for (const [name, ask] of Object.entries(flows)) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let n = 0; n < SAMPLES; n++) {
    times.known.push(await ask(known))
    times.unknown.push(await ask(stranger(n)))
  }
  const cells = [0.1, 0.5, 0.9].map((share) => {
    const [a, b] = [at(times.known, share), at(times.unknown, share)]
    return `${a.toFixed(1)} / ${b.toFixed(1)} = ${(a / b).toFixed(2)}`
  })
  console.log([name.padEnd(20), ...cells].join('   '))
}
