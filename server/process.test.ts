// Hearth started, stopped and killed as it happens in real life.
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { request } from '#server/testing/person.ts'
import { type HearthProcess, signUpAt, startInVain, startProcess } from '#server/testing/process.ts'
import { until } from '#server/testing/until.ts'

let folder: string
let running: HearthProcess[]
const start = async (environment: Record<string, string>) => {
  const hearth = await startProcess(environment)
  running.push(hearth)
  return hearth
}
beforeEach(async () => {
  running = []
  folder = await mkdtemp(join(tmpdir(), 'hearth-process-'))
  await chmod(folder, 0o711)
})
afterEach(async () => {
  for (const hearth of running) await hearth.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const signUp = (url: string, email: string) =>
  request(url, 'POST', '/auth/register', { name: 'Ada', email, password: 'a long password here' })
const isKnown = async (url: string, email: string) =>
  (await request(url, 'POST', '/auth/login', { email, password: 'a long password here' })).body.code ===
  'email_not_verified'
const ready = (url: string) =>
  until('it to be ready', async () => (await request(url, 'GET', '/readyz')).status === 200)
const postmasterOf = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => ''), 10)

test('in a folder with spaces in its name it starts, keeps what it was told, and stops with everything it started', async () => {
  const dataDir = join(folder, 'my data (1)')
  const first = await start({ DATA_DIR: dataDir })
  expect((await signUp(first.url, 'ada@example.com')).status).toBe(201)
  const postmaster = await postmasterOf(dataDir)
  expect(await first.end('SIGTERM')).toBe(0)
  expect(() => process.kill(postmaster, 0)).toThrow()
  const second = await start({ DATA_DIR: dataDir })
  expect(await isKnown(second.url, 'ada@example.com')).toBe(true)
})

test('it works under a folder that is closed to everyone else', async () => {
  const home = join(folder, 'home')
  await mkdir(home, { mode: 0o700 })
  const hearth = await start({ DATA_DIR: join(home, 'data') })
  expect((await signUp(hearth.url, 'ada@example.com')).status).toBe(201)
})

test('it works where the path is too long for a socket', async () => {
  const hearth = await start({ DATA_DIR: join(folder, 'deep'.repeat(12), 'deeper'.repeat(12)) })
  expect((await request(hearth.url, 'GET', '/readyz')).status).toBe(200)
})

test('killed in the middle of sign-ups, it starts again by itself and every acknowledged one is there', async () => {
  const dataDir = join(folder, 'data')
  const acknowledged: string[] = []
  for (const round of [1, 2]) {
    const hearth = await start({ DATA_DIR: dataDir })
    let number = 0
    const stream = Array.from({ length: 4 }, async () => {
      for (;;) {
        const email = `person-${round}-${++number}@example.com`
        const reply = await signUp(hearth.url, email).catch(() => null)
        if (!reply) return
        if (reply.status === 201) acknowledged.push(email)
      }
    })
    await until('some sign-ups', () => number > 12)
    await hearth.end('SIGKILL')
    await Promise.all(stream)
  }
  expect(acknowledged.length).toBeGreaterThan(10)
  const again = await start({ DATA_DIR: dataDir })
  const lost: string[] = []
  for (const email of acknowledged) if (!(await isKnown(again.url, email))) lost.push(email)
  expect(lost).toEqual([])
  // The mails go out as well, also those a killed worker had in its hands.
  await until('a mail for each of them', async () => {
    const { mails } = (await request(again.url, 'GET', '/outbox.json')).body as { mails: { to: string[] }[] }
    const reached = new Set(mails.flatMap(({ to }) => to))
    return acknowledged.every((email) => reached.has(email))
  })
})

test('asked to stop, it tells who is connected, finishes, and exits with 0', async () => {
  const hearth = await start({ DATA_DIR: join(folder, 'data') })
  const ada = await signUpAt(hearth.url, 'ada')
  const live = await ada.connect()
  const code = hearth.end('SIGTERM')
  await live.hears('server-restarting')
  expect(await code).toBe(0)
})

test('a taken port is one clear line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  const { code, lines } = await startInVain({ DATA_DIR: join(folder, 'data'), PORT: String(port) })
  other.close()
  expect({ code, line: lines.at(-1) }).toEqual({
    code: 1,
    line: `Port ${port} is in use by another program. Set PORT to another one.`,
  })
  expect(lines.filter((line) => line.includes('    at '))).toEqual([])
})

test('a DATA_DIR that cannot be written to is one clear line', async () => {
  await writeFile(join(folder, 'file'), '')
  const { code, lines } = await startInVain({ DATA_DIR: join(folder, 'file', 'data') })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^DATA_DIR .* cannot be written to/)
})

test('a DATA_DIR in use is one clear line, and whoever uses it goes on', async () => {
  const dataDir = join(folder, 'data')
  const first = await start({ DATA_DIR: dataDir })
  const { code, lines } = await startInVain({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/is in use by another Hearth process/)
  expect((await signUp(first.url, 'ada@example.com')).status).toBe(201)
})

test('where no page shows the mails, it does not say that one does', async () => {
  const hearth = await start({ DATA_DIR: join(folder, 'data'), APP_URL: 'https://hearth.example' })
  await until('the line about mails', () => hearth.output().includes('No SMTP_URL is set'))
  expect(hearth.output()).not.toContain('shown at')
  expect((await request(hearth.url, 'GET', '/outbox')).status).toBe(404)
})

test('a wrong variable is one clear line', async () => {
  const { code, lines } = await startInVain({ DATA_DIR: folder, AUTH_SECRET: 'short' })
  expect({ code, lines }).toEqual({ code: 1, lines: ['AUTH_SECRET is too short: use 32 or more random characters.'] })
})

test('without its database it answers 503 and says it is not ready, and goes on as soon as the database can be started again', async () => {
  const dataDir = join(folder, 'data')
  const hearth = await start({ DATA_DIR: dataDir })
  const postmaster = await postmasterOf(dataDir)
  // Without its files it does not come back, whoever starts it.
  await rename(join(dataDir, 'postgres'), join(dataDir, 'aside'))
  process.kill(postmaster, 'SIGQUIT')
  const refused = await until('a refusal', async () => {
    const reply = await signUp(hearth.url, 'ada@example.com')
    return reply.status === 201 ? null : reply
  })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await request(hearth.url, 'GET', '/readyz')).status).toBe(503)
  expect((await request(hearth.url, 'GET', '/healthz')).status).toBe(200)
  await until('a line about it', () => /does not start: .*Next attempt in/.test(hearth.output()))
  await rename(join(dataDir, 'aside'), join(dataDir, 'postgres'))
  await ready(hearth.url)
  expect((await signUp(hearth.url, 'bo@example.com')).status).toBe(201)
})

test('its database killed while people sign up is started again, and every acknowledged one is there', async () => {
  const dataDir = join(folder, 'data')
  const hearth = await start({ DATA_DIR: dataDir })
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let number = 0
  let isOver = false
  const stream = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const email = `person-${++number}@example.com`
      const { status } = await signUp(hearth.url, email)
      statuses.add(status)
      if (status === 201) acknowledged.push(email)
    }
  })
  const first = await postmasterOf(dataDir)
  await until('some sign-ups', () => acknowledged.length > 6)
  process.kill(first, 'SIGKILL')
  await until('another database', async () => {
    const now = await postmasterOf(dataDir)
    return !Number.isNaN(now) && now !== first
  })
  const before = acknowledged.length
  await until('sign-ups again', () => acknowledged.length > before + 3)
  isOver = true
  await Promise.all(stream)
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
  const lost: string[] = []
  for (const email of acknowledged) if (!(await isKnown(hearth.url, email))) lost.push(email)
  expect(lost).toEqual([])
  expect(hearth.output()).toContain('The embedded PostgreSQL runs again.')
})
