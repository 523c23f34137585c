// Each thing the doctor looks at is broken on purpose, and it must name exactly that.
import { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { taskMovesApi, tasksApi } from '#contract/tasks.ts'
import { type Config, readConfig } from '#server/config.ts'
import { assemble, furnish, type Place } from '#server/testing/place.ts'
import { freePort } from '#server/testing/process.ts'
import { openWorld } from '#server/testing/world.ts'
import { dataChecks, truths } from './doctor/data.ts'
import { examine } from './doctor/examine.ts'
import { report } from './doctor/report.ts'

const world = openWorld()
let place: Place
let client: pg.Client
let config: Config

beforeAll(async () => {
  const people = await assemble((name) => world.person(name))
  place = await furnish(world.db, people)
  const { owner } = people
  const { boardId, columnId, otherColumnId } = place
  for (const title of ['One', 'Two', 'Three']) {
    const { task } = await owner.call(tasksApi.createTask, { boardId, columnId, title })
    await owner.call(taskMovesApi.moveTask, { taskId: task._id, columnId: otherColumnId })
  }
  client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  // The place has a file of which nobody knows where it lies.
  await client.query(`update attachments set file = 'attachments/somewhere', preview = null`)
  await client.query(`delete from message_files`)
  await mkdir(join(world.dataDir, 'uploads', 'attachments'), { recursive: true })
  await writeFile(join(world.dataDir, 'uploads', 'attachments', 'somewhere'), '')
  config = readConfig({ DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir })
})
afterAll(() => client.end())

const wrongIn = async (examined: Config) => (await examine(examined)).filter(({ state }) => state !== 'ok')

test('a Hearth that people use is well, and the report says so', async () => {
  const found = await examine(config)
  expect(found.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(report(found)).toMatch(/✓ the history of each has no gap\n/)
  expect(report(found)).toMatch(/All is well: \d+ things looked at/)
})

/** Which statement contradicts which truth, and what is then to be named. */
const broken: Record<string, (at: Place) => [sql: string, id: string]> = {
  'the history of each has no gap': (at) => [
    `delete from events where board_id = '${at.boardId}' and seq = 4`,
    at.boardId,
  ],
  'folders form no circle': (at) => [
    `update folders set parent_id = case id when '${at.folderId}' then '${at.otherFolderId}'::uuid else '${at.folderId}' end
      where id in ('${at.folderId}', '${at.otherFolderId}')`,
    at.folderId,
  ],
  'numbers are given by their project': (at) => [`update tasks set number = 99 where id = '${at.taskId}'`, at.taskId],
  'no two stand in one place': (at) => [
    `update tasks set position = 65536 where id in ('${at.taskId}', '${at.otherTaskId}')`,
    at.otherTaskId,
  ],
  'columns know where they end': (at) => [
    `update columns set end_position = 1 where id = '${at.columnId}'`,
    at.columnId,
  ],
  'those in finishing columns are finished, others are not': (at) => [
    `update tasks set completed_at = now() where id = '${at.taskId}'`,
    at.taskId,
  ],
  'comments are counted': (at) => [`update tasks set comment_count = 7 where id = '${at.otherTaskId}'`, at.otherTaskId],
  'files are counted': (at) => [`update tasks set attachment_count = 0 where id = '${at.taskId}'`, at.taskId],
  'hours are summed up': (at) => [
    `update tasks set total_seconds = total_seconds + 1 where id = '${at.taskId}'`,
    at.taskId,
  ],
  'labels are those of the project': (at) => [
    `update tasks set labels = array['${at.boardId}'::uuid] where id = '${at.taskId}'`,
    at.taskId,
  ],
  'covers are files of the task': (at) => [
    `update tasks set cover = '${at.boardId}', cover_image = '/files/previews/x' where id = '${at.taskId}'`,
    at.taskId,
  ],
  'no timer runs on a deleted one': (at) => [
    `update tasks set deleted_at = now(), total_seconds = 0 where id = '${at.taskId}';
      update time_entries set duration = null where id = '${at.entryId}'`,
    at.entryId,
  ],
  'each workspace has its owner': (at) => [
    `update workspace_members set role = 'admin' where workspace_id = '${at.workspaceId}' and role = 'owner'`,
    at.workspaceId,
  ],
  'projects belong to the workspace of their people': (at) => [
    `delete from workspace_members where workspace_id = '${at.workspaceId}' and user_id = '${at.bystanderId}'`,
    at.boardId,
  ],
  'keys of those who left are revoked': (at) => [
    `update api_keys set made_by = '${at.newcomerId}' where id = '${at.keyId}'`,
    at.keyId,
  ],
  'messages are numbered without a gap': (at) => [
    `update messages set number = 2 where id = '${at.messageId}'; update chats set last_number = 2 where id = '${at.chatId}'`,
    at.chatId,
  ],
  'nobody has read what was not written': (at) => [
    `update chat_participants set read_to = 9, delivered_to = 9 where chat_id = '${at.chatId}'`,
    at.chatId,
  ],
  'they are between the two they name': (at) => [
    `update chat_participants set user_id = '${at.lonerId}' where chat_id = '${at.chatId}' and user_id = '${at.bystanderId}'`,
    at.chatId,
  ],
  'those under way are worked on': (at) => [
    `update imports set status = 'running' where id = '${at.importId}'`,
    at.importId,
  ],
}

describe('the data', () => {
  test.each(truths.map(({ name }) => name))('"%s" is noticed when it is not so, and nothing else', async (name) => {
    const [sql, id] = broken[name]!(place)
    await client.query('begin')
    // Neither references nor triggers stand in the way of breaking something.
    await client.query('set local session_replication_role = replica')
    await client.query(sql)
    const found = []
    for (const check of dataChecks) found.push({ name: check.name, ...(await check.look({ client })) })
    await client.query('rollback')
    const wrong = found.filter(({ state }) => state === 'wrong')
    expect(wrong.map((each) => each.name)).toEqual([name])
    expect(wrong[0]!.ids).toContain(id)
  })

  test('gaps that deleting for good leaves behind are none', async () => {
    const within = async (sql: string) => {
      await client.query('begin')
      await client.query(sql)
      const { state } = await dataChecks[0]!.look({ client })
      await client.query('rollback')
      return state
    }
    const { boardId, taskId } = place
    const aged = `update events set at = at - interval '40 days' where board_id = '${boardId}'`
    expect(await within(`${aged}; delete from tasks where id = '${taskId}'`)).toBe('ok')
    expect(await within(`delete from tasks where id = '${taskId}'`)).toBe('wrong')
  })
})

describe('the rest', () => {
  const expectOne = async (examined: Config, name: string, ids?: string[]) => {
    const found = await wrongIn(examined)
    expect(found.map((each) => each.name)).toEqual([name])
    if (ids) expect(found[0]!.ids).toEqual(ids)
    return found[0]!
  }

  test('an upload that is gone, and one nobody speaks of', async () => {
    const uploads = join(world.dataDir, 'uploads', 'attachments')
    await rm(join(uploads, 'somewhere'))
    await expectOne(config, 'every upload is there', ['attachments/somewhere'])
    await writeFile(join(uploads, 'somewhere'), '')
    await writeFile(join(uploads, 'stray'), '')
    expect(await wrongIn(config)).toEqual([])
    await utimes(join(uploads, 'stray'), 0, 0)
    expect(await expectOne(config, 'every file belongs to something', ['attachments/stray'])).toMatchObject({
      state: 'remark',
    })
    await rm(join(uploads, 'stray'))
  })

  test('a folder that is open to everybody', async () => {
    await chmod(join(world.dataDir, 'secrets.json'), 0o644)
    await expectOne(config, 'DATA_DIR is closed to others', [join(world.dataDir, 'secrets.json')])
    await chmod(join(world.dataDir, 'secrets.json'), 0o600)
  })

  test('another AUTH_SECRET', async () => {
    const AUTH_SECRET = 'k3tR-q9Zx_71mVnB4wYc8LpD2sHfJ6uG'
    const other = readConfig({ DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir, AUTH_SECRET })
    await expectOne(other, 'AUTH_SECRET opens what is sealed')
  })

  test('services that do not answer', async () => {
    const at = `127.0.0.1:${await freePort()}`
    const services = readConfig({
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: world.dataDir,
      REDIS_URL: `redis://${at}`,
      SMTP_URL: `smtp://${at}`,
    })
    expect((await wrongIn(services)).map(({ name }) => name)).toEqual(['Redis answers', 'the mail server answers'])
  })

  test('a job that failed too often, one that is late, an event nobody was told of, a migration nobody knows', async () => {
    await client.query(`select graphile_worker.add_job('nobody-does-this', '{}', run_at := now() - interval '1 day')`)
    const late = await expectOne(config, 'jobs are taken up in time')
    expect(late.ids![0]).toMatch(/^\d+ nobody-does-this$/)
    await client.query('update graphile_worker._private_jobs set attempts = max_attempts')
    await expectOne(config, 'jobs succeed in the end', late.ids)
    await client.query(`delete from graphile_worker._private_jobs where attempts = max_attempts`)
    await client.query(`insert into events_to_follow (event_id, attempts) values ('${place.taskId}', 10)`)
    await expectOne(config, 'what happened is followed up', [place.taskId])
    await client.query(`delete from events_to_follow where event_id = '${place.taskId}'`)
    await client.query(`update migrations set hash = 'another' where name like '0004-%'`)
    expect((await expectOne(config, 'its migrations are ours')).what).toMatch(
      /^Migration 0004-events.sql is not the file/,
    )
  })
})
