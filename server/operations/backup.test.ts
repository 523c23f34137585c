// A backup is worth what its restore is worth: each of these ends in a Hearth that runs on what came back, or in one that was not touched.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentsApi } from '#contract/attachments.ts'
import { commentsApi } from '#contract/comments.ts'
import { tasksApi } from '#contract/tasks.ts'
import { type Config, readConfig } from '#server/config.ts'
import { createLog } from '#server/core/log.ts'
import { connect } from '#server/database/connect.ts'
import { startServer } from '#server/start.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { Person, request } from '#server/testing/person.ts'
import { assemble, everythingIn, furnish, type People, type Place } from '#server/testing/place.ts'
import { until } from '#server/testing/until.ts'
import { openWorld } from '#server/testing/world.ts'
import { holdFiles } from './held-files.ts'
import { makeBackup } from './making-backup.ts'
import { restoreBackup } from './restoring.ts'

const authSecret = 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG'
const world = openWorld({ AUTH_SECRET: authSecret })
const bytes = randomBytes(300_000)
let folder: string
let file: string
let people: People
let place: Place
let ours: Config
/** Where the backup is restored first; the tests follow what happens to it. */
let there: Config

const configOf = (databaseUrl: string, dataDir: string, more: Record<string, string> = {}) =>
  readConfig({ PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...more })
const elsewhere = async (more?: Record<string, string>) =>
  configOf(await freshDatabase(), await mkdtemp(join(folder, 'data-')), more)
const restore = (config: Config, from = file, replace = false) =>
  restoreBackup(config, from, { replace, onReplace: () => {} })

async function query(config: Config, text: string) {
  const client = new pg.Client({ connectionString: config.databaseUrl! })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-backup-'))
  file = join(folder, 'hearth.tar.gz')
  ours = configOf(world.databaseUrl, world.dataDir, { AUTH_SECRET: authSecret })
  there = await elsewhere()
  people = await assemble((name) => world.person(name))
  place = await furnish(world.db, people)
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'plan.bin')
  await people.owner.request('POST', `/api/tasks/${place.taskId}/attachments`, undefined, { form })
  await query(
    ours,
    `select graphile_worker.add_job('some-day', '{"a": 1}', run_at := '2099-01-01', job_key := 'once', queue_name := 'q')`,
  )
  await makeBackup(ours, file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('what was backed up is there again to the last row, and so is work that waits for its time', async () => {
  await restore(there)
  const { db } = connect({ connectionString: there.databaseUrl! })
  expect(await everythingIn(db, place.workspaceId)).toEqual(await everythingIn(world.db, place.workspaceId))
  await db.destroy()
  const jobs = `select task_identifier, key, queue_name, run_at, max_attempts from graphile_worker.jobs where key = 'once'`
  expect(await query(there, jobs)).toEqual(await query(ours, jobs))
  expect(await query(there, jobs)).toMatchObject([{ task_identifier: 'some-day', queue_name: 'q' }])
})

test('killed right behind the commit, the rest of a restore is done by the next start; then it is the same product', async () => {
  // As it lay a moment before the end.
  const staging = join(there.dataDir, 'restoring')
  await mkdir(staging)
  await rename(join(there.dataDir, 'uploads'), join(staging, 'uploads'))
  await rename(join(there.dataDir, 'secrets.json'), join(staging, 'secrets.json'))
  const [{ remark }] = await query(there, `select obj_description('migrations'::regclass) as remark`)
  await writeFile(join(staging, 'name'), remark.replace('restored ', ''))

  const hearth = await startServer(there, createLog('silent'), null)
  expect(JSON.parse(await readFile(join(there.dataDir, 'secrets.json'), 'utf8')).authSecret).toBe(authSecret)
  expect(await readdir(there.dataDir)).not.toContain('restoring')
  const { owner } = people
  const { email } = owner.user
  const { body } = await request(hearth.url, 'POST', '/auth/login', { email, password: owner.password })
  const again = new Person(hearth.url, body, owner.password)
  const { attachments } = await again.call(attachmentsApi.listAttachments, { taskId: place.taskId })
  const download = await fetch(`${hearth.url}/api/attachments/${attachments.at(-1)!._id}`, {
    headers: { authorization: `Bearer ${again.tokens.access_token}` },
  })
  expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true)
  const { boardId, columnId } = place
  expect((await again.call(tasksApi.createTask, { boardId, columnId, title: 'Goes on' })).task.taskId).toMatch(/-3$/)
  await hearth.stop()
})

test('made while people work, it holds one moment: every count fits every list', async () => {
  const { boardId, columnId } = place
  let isOver = false
  const work = Promise.all(
    [1, 2, 3].map(async (n) => {
      for (let made = 0; !isOver; made++) {
        const { task } = await people.owner.call(tasksApi.createTask, { boardId, columnId, title: `${n}.${made}` })
        await people.member.call(commentsApi.createComment, { taskId: task._id, body: 'At once' })
      }
    }),
  )
  for (let made = 0; made < 3; made++) await makeBackup(ours, join(folder, 'busy.tar.gz'))
  isOver = true
  await work
  const busy = await elsewhere()
  await restore(busy, join(folder, 'busy.tar.gz'))
  const misfits = `select boards.id from boards where seq <> (select max(seq) from events where board_id = boards.id)
      or seq <> (select count(*) from events where board_id = boards.id)
      or last_number <> (select count(*) from tasks where board_id = boards.id)
    union all select id from tasks where comment_count <> (select count(*) from comments where task_id = tasks.id)`
  expect(await query(busy, misfits)).toEqual([])
  expect((await query(busy, 'select count(*)::int as n from comments'))[0].n).toBeGreaterThan(3)
})

test('a file somebody deletes while its row is being backed up can still be read', async () => {
  const uploads = join(world.dataDir, 'uploads')
  const held = await holdFiles(uploads)
  const [{ key, path }] = held.list() as [{ key: string; path: string }]
  await rename(join(uploads, key), join(folder, 'gone'))
  expect((await readFile(path)).equals(bytes)).toBe(true)
  await rename(join(folder, 'gone'), join(uploads, key))
  await held.release()
  expect(await readdir(world.dataDir)).not.toContain('uploads.held')
})

test('a database that goes away in the middle is one clear line, and nothing half is left', async () => {
  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table workspaces in access exclusive mode')
  const made = makeBackup(ours, join(folder, 'cut.tar.gz')).then(
    () => 'made',
    (error: Error) => error.message,
  )
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
    and application_name = 'hearth operations' and wait_event_type = 'Lock'`
  await until('the backup to wait in the middle', async () => (await query(ours, end)).length > 0)
  expect(await made).toMatch(/^The database went away while the backup was made/)
  await holder.end()
  expect((await readdir(folder)).filter((name) => name.startsWith('cut'))).toEqual([])
})

test('the file is for its owner alone, and anybody with tar can look into it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const names = spawnSync('tar', ['tzf', file], { encoding: 'utf8' }).stdout.trim().split('\n')
  expect(names[0]).toBe('hearth-backup.json')
  expect(names).toContain('database/tasks/000001')
  expect(names.at(-1)).toBe('manifest.json')
})

test('a Hearth that is there already is not replaced unasked', async () => {
  await expect(restore(there)).rejects.toThrow(
    /already in this database \(\d+ people, \d+ workspaces, .* add --replace/,
  )
  expect((await query(there, `select 1 from tasks where title = 'Goes on'`)).length).toBe(1)
})

test('asked for, it is replaced; and what an older Hearth backed up is brought forward by the next start', async () => {
  await query(there, `drop table dashboard_visits; delete from migrations where name like '0031-%'`)
  const ofYesterday = join(folder, 'of-yesterday.tar.gz')
  await makeBackup(there, ofYesterday)
  await query(there, 'delete from tasks')
  await restore(there, ofYesterday, true)
  expect(await query(there, `select to_regclass('dashboard_visits') as it`)).toEqual([{ it: null }])
  expect((await query(there, `select 1 from tasks where title = 'Goes on'`)).length).toBe(1)
  await (await startServer(there, createLog('silent'), null)).stop()
  expect(await query(there, `select to_regclass('dashboard_visits')::text as it`)).toEqual([{ it: 'dashboard_visits' }])
})

test('what a newer Hearth backed up is refused', async () => {
  await query(there, `insert into migrations (name) values ('9999-of-tomorrow.sql')`)
  const ofTomorrow = join(folder, 'of-tomorrow.tar.gz')
  await makeBackup(there, ofTomorrow)
  await expect(restore(nowhere(), ofTomorrow)).rejects.toThrow(/newer Hearth .*9999-of-tomorrow.sql/)
})

test('while a server runs on the database nothing is restored into it', async () => {
  await expect(restore(configOf(world.databaseUrl, folder), file, true)).rejects.toThrow(/Stop every node of it/)
})

test('another AUTH_SECRET than that of the backup is noticed before it is too late', async () => {
  const other = await elsewhere({ AUTH_SECRET: authSecret.toLowerCase() })
  await expect(restore(other)).rejects.toThrow(/AUTH_SECRET is not the one this backup was made with/)
  expect(await query(other, 'select 1 from users')).toEqual([])
  const without = configOf(world.databaseUrl, folder, { AUTH_SECRET: `${authSecret}!` })
  await expect(makeBackup(without, join(folder, 'x'))).rejects.toThrow(/not the one the server uses/)
  expect(await readdir(folder)).not.toContain('x')
})

/** A database that would not answer: whoever reaches for it fails with other words. */
const nowhere = () => configOf('postgres://localhost:1/none', join(folder, 'never-made'))
const edited = (backup: Buffer, from: string, to: string) =>
  gzipSync(Buffer.from(gunzipSync(backup).toString('latin1').replace(from, to), 'latin1'))

const damages: Record<string, [RegExp, (backup: Buffer) => Buffer]> = {
  'cut in half': [/cut off/, (backup) => backup.subarray(0, backup.length / 2)],
  'without its last bytes': [/cut off/, (backup) => backup.subarray(0, -3)],
  'with one byte that fell over': [
    /damaged/,
    (backup) => Buffer.from(backup.map((byte, at) => (at === 50_000 ? ~byte : byte))),
  ],
  'changed and packed again': [/damaged: "database\/users"/, (backup) => edited(backup, 'boardadmin', 'baordadmin')],
  'of a newer layout': [/newer/, (backup) => edited(backup, '"format": 1', '"format": 9')],
  'that is a picture': [/not a backup/, () => bytes],
  'that is another archive': [/not a backup/, () => gzipSync(Buffer.alloc(10_240))],
  'that is empty': [/cut off/, () => Buffer.alloc(0)],
}
test.each(Object.entries(damages))(
  'a backup %s is refused in words before anything is touched',
  async (_, [words, damage]) => {
    const broken = join(folder, 'broken.tar.gz')
    await writeFile(broken, damage(await readFile(file)))
    await expect(restore(nowhere(), broken)).rejects.toThrow(words)
    expect(await readdir(folder)).not.toContain('never-made')
  },
)

test('there is no sequence a backup would have to carry', async () => {
  expect(await query(ours, `select sequencename from pg_sequences where schemaname = 'public'`)).toEqual([])
})
