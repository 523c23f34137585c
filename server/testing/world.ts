// A small world to test in: a real server on a real, empty PostgreSQL, and people who use it.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { addressed, type Endpoint, type Sent } from '#contract/endpoint.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/core/log.ts'
import { connect } from '#server/database/connect.ts'
import { type Running, startServer } from '#server/start.ts'
import { freshDatabase } from './database.ts'
import { Person, request } from './person.ts'
import { until } from './until.ts'

type World = Awaited<ReturnType<typeof createWorld>>

/** One world per test file; limits are off unless the file is about them. */
export function openWorld(environment: Record<string, string> = {}) {
  const world = {} as World
  beforeAll(async () => {
    Object.assign(world, await createWorld(environment))
  })
  afterAll(() => world.close())
  return world
}

async function createWorld(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-world-'))
  const databaseUrl = await freshDatabase()
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const config = readConfig({
    PORT: '0',
    APP_URL: 'http://localhost:1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    ...environment,
  })
  const hearth: Running = await startServer(config, log, null)
  const { db } = connect({ connectionString: databaseUrl, max: 2 })
  const people: Person[] = []
  const outbox = join(dataDir, 'outbox')

  return {
    url: hearth.url,
    dataDir,
    databaseUrl,
    db,
    /** Every line the server logged. */
    logged,

    /** Somebody without a token. */
    request: (...args: Parameters<typeof request> extends [string, ...infer Rest] ? Rest : never) =>
      request(hearth.url, ...args),
    try<E extends Endpoint>(endpoint: E, input: Sent<E>) {
      const { path, rest } = addressed(endpoint, input as Record<string, unknown>)
      return request(hearth.url, endpoint.method, path, endpoint.method === 'GET' ? undefined : rest)
    },

    /** Signs somebody up, opens the link in their mail, and hands them over signed in. */
    async person(
      name: string,
      email = `${name.toLowerCase().replace(/\W/g, '')}-${randomUUID().slice(0, 8)}@example.com`,
    ) {
      const password = `${name} likes long passwords`
      await this.try(authApi.register, { name, email, password })
      const { status, body } = await this.try(authApi.verifyEmail, { token: await this.tokenFor(email) })
      if (status !== 200) throw new Error(body.message)
      const person = new Person(hearth.url, body, password)
      people.push(person)
      return person
    },

    /** The same person in another browser. */
    async again(person: Person) {
      const { body } = await this.try(authApi.login, { email: person.user.email, password: person.password })
      const other = new Person(hearth.url, body, person.password)
      people.push(other)
      return other
    },

    async mailsTo(email: string) {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
      return mails.filter((mail) => mail.to?.[0]?.address?.toLowerCase() === email.toLowerCase())
    },

    /** The newest mail to somebody whose subject matches; waits for it. */
    async mailTo(email: string, subject = /./) {
      return until(`a mail to ${email} about ${subject}`, async () =>
        (await this.mailsTo(email)).findLast((mail) => subject.test(mail.subject ?? '')),
      )
    },

    /** The last part of the link in that mail. */
    async tokenFor(email: string, subject = /Confirm/) {
      const { text = '' } = await this.mailTo(email, subject)
      return /http:\/\/localhost:1\/\S+\/(\S+)/.exec(text)![1]!
    },

    async close() {
      for (const person of people) person.leave()
      await db.destroy()
      await hearth.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
