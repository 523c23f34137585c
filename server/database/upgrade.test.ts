// People who skipped versions: from any of them, with what they had by then, one start leads to the present.
import { randomUUID as id } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsApi } from '#contract/columns.ts'
import { formsApi } from '#contract/forms.ts'
import { tasksApi } from '#contract/tasks.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/core/log.ts'
import { hashPassword } from '#server/core/passwords.ts'
import { startServer } from '#server/start.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { contradictionsIn } from '#server/testing/healthy.ts'
import { Person, request } from '#server/testing/person.ts'
import { knownMigrations } from './migrate.ts'

const password = 'ada likes long passwords'
let folder: string
let client: pg.Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-upgrade-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (databaseUrl: string) =>
  startServer(readConfig({ PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl }), createLog('silent'), null)

/** A database as the version had it whose newest migration begins with this number. */
async function databaseAt(number: string) {
  const databaseUrl = await freshDatabase('template0')
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('create table migrations (name text primary key, ran_at timestamptz not null default now())')
  for (const { name, text } of await knownMigrations()) {
    if (name.slice(0, 4) > number) break
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
  }
  return databaseUrl
}

const ids = {
  ada: id(),
  workspace: id(),
  board: id(),
  column: id(),
  done: id(),
  task: id(),
  finished: id(),
  chat: id(),
  bo: id(),
}

/** What people had, in the words of the schema of the time: the number says since when there was a place for it. */
async function fill(number: string) {
  const hash = await hashPassword(password)
  const { ada, bo, workspace, board, column, done, task, finished, chat } = ids
  const people = [bo, ada].toSorted()
  const rows: [since: string, sql: string][] = [
    [
      '0001',
      `insert into users (id, name, username, email, email_verified, password_hash) values
      ('${ada}', 'Ada', 'ada', 'ada@example.com', true, '${hash}'), ('${bo}', 'Bo', 'bo', 'bo@example.com', true, null)`,
    ],
    [
      '0002',
      `insert into workspaces (id, name, url, owner_id, permissions) values ('${workspace}', 'Acme', 'acme', '${ada}', '{}')`,
    ],
    [
      '0002',
      `insert into workspace_members (workspace_id, user_id, role) values ('${workspace}', '${ada}', 'owner'), ('${workspace}', '${bo}', 'member')`,
    ],
    ['0003', `insert into boards (id, workspace_id, title, seq) values ('${board}', '${workspace}', 'Launch', 2)`],
    [
      '0004',
      `insert into events (id, workspace_id, board_id, seq, actor, type, payload, at)
      select gen_random_uuid(), '${workspace}', '${board}', n, '${ada}', 'board-updated', '{}', now() from generate_series(1, 2) n`,
    ],
    [
      '0009',
      `insert into columns (id, board_id, title, type, color, position) values
      ('${column}', '${board}', 'To do', 'unstarted', 'blue', 1), ('${done}', '${board}', 'Done', 'completed', 'green', 2)`,
    ],
    [
      '0013',
      `insert into tasks (id, board_id, column_id, number, position, title, members, completed_at) values
      ('${task}', '${board}', '${column}', 1, 65536, 'Light the fire', '{${ada}}', null),
      ('${finished}', '${board}', '${done}', 2, 65536, 'Gather wood', '{}', now())`,
    ],
    ['0013', `update boards set last_number = 2; update columns set end_position = 65536`],
    [
      '0021',
      `insert into forms (id, board_id, slug, title, description, fields, published, confirmation, accent, protection, created_by)
      values ('${id()}', '${board}', 'contact', 'Contact', '', '[]', true, '', 'ember', 'open', '${bo}')`,
    ],
    ['0015', `insert into comments (id, task_id, author, body) values ('${id()}', '${task}', '${ada}', 'It smokes')`],
    ['0015', `update tasks set comment_count = 1 where id = '${task}'`],
    [
      '0023',
      `insert into chats (id, workspace_id, one, other, last_number) values ('${chat}', '${workspace}', '${people[0]}', '${people[1]}', 1)`,
    ],
    ['0023', `insert into chat_participants (chat_id, user_id) values ('${chat}', '${ada}'), ('${chat}', '${bo}')`],
    [
      '0023',
      `insert into messages (id, chat_id, number, sender, body) values ('${id()}', '${chat}', 1, '${bo}', 'Warm?')`,
    ],
  ]
  // Before boards had columns of their own, and keys, there was no such field to fill.
  const today = number >= '0011' ? rows.map(([since, sql]) => [since, withKey(sql)] as const) : rows
  for (const [since, sql] of today) if (since <= number) await client.query(sql)
}

const withKey = (sql: string) =>
  sql.replace('(id, workspace_id, title, seq) values (', "(key, id, workspace_id, title, seq) values ('LA', ")

/** Every row of every table, with every field it has but one that no version ever filled. What waits to be followed up does not stay. */
async function everything() {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('migrations', 'events_to_follow')`,
  )
  const found: { table: string; row: string }[] = []
  for (const { name } of rows)
    for (const { row } of (await client.query(`select (to_jsonb(${name}) - 'batch_id')::text as row from ${name}`))
      .rows)
      found.push({ table: name, row })
  return found
}

const isGone = async ({ table, row }: { table: string; row: string }) =>
  (await client.query(`select 1 from ${table} where to_jsonb(${table}) @> $1::jsonb`, [row])).rowCount === 0

async function signIn(url: string) {
  const { body } = await request(url, 'POST', '/auth/login', { email: 'ada@example.com', password })
  return new Person(url, body, password)
}

test.each(['0008', '0013', '0019', '0030'])(
  'from migration %s: nothing is lost, and Ada goes on working',
  async (number) => {
    const databaseUrl = await databaseAt(number)
    await fill(number)
    const before = await everything()
    expect(before.length).toBeGreaterThan(6)

    const hearth = await start(databaseUrl)
    const lost = []
    for (const each of before) if (await isGone(each)) lost.push(each)
    expect(lost).toEqual([])

    const ada = await signIn(hearth.url)
    const boardId = ids.board
    const { columns } = await ada.call(columnsApi.listColumns, { boardId })
    const { task } = await ada.call(tasksApi.createTask, { boardId, columnId: columns[0]!._id, title: 'Sit down' })
    const { tasks } = await ada.call(tasksApi.listTasks, { boardId })
    expect(tasks.map(({ title }) => title).toSorted()).toEqual(
      number < '0013' ? ['Sit down'] : ['Gather wood', 'Light the fire', 'Sit down'],
    )
    expect(task.taskId).toMatch(number < '0013' ? /-1$/ : /-3$/)
    const { forms } = await ada.call(formsApi.listForms, { boardId })
    expect(forms.map(({ listeners }) => listeners)).toEqual(number < '0021' ? [] : [[ids.bo]])
    await hearth.stop()
    expect(await contradictionsIn(databaseUrl)).toEqual([])
    await client.end()
  },
)

test('a schema that is not of this version is left alone, and said in one line', async () => {
  const databaseUrl = await freshDatabase()
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`update migrations set hash = 'another' where name = '0004-events.sql'`)
  await expect(start(databaseUrl)).rejects.toThrow(
    /^Migration 0004-events.sql is not the file this database was made with/,
  )
  await client.query(`update migrations set name = '9999-of-tomorrow.sql', hash = null where name = '0004-events.sql'`)
  await expect(start(databaseUrl)).rejects.toThrow(/9999-of-tomorrow.sql, which this Hearth does not know/)
  await client.end()
})
