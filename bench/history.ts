// The past of a project with 10,000 cards and 50,000 events: how long it takes to see it at a moment, and to get what changed around it.
// Needs a build: npm run build && npm run bench:history
import pg from 'pg'
import { cpuMsOf, machineWords } from '../scripts/machine.ts'
import { openStage, send, signUp } from './stage.ts'

const TASKS = 10_000
const RUNS = 7

const stage = await openStage()
const hearth = await stage.startBuilt()
try {
  const { access_token: token } = (await signUp(hearth.url, stage.databaseUrl)).tokens
  const call = (method: string, path: string, body?: object) =>
    send(hearth.url + path, { method, token, ...(body && { body }) })
  const { workspace } = await call('POST', '/api/workspaces', { name: 'Bench' })
  const { board } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: 'Large' })
  const { columns } = await call('GET', `/api/boards/${board._id}/columns`)
  const { task } = await call('POST', '/api/tasks', { boardId: board._id, columnId: columns[0]._id, title: 'Model' })
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  const last = await seed(client, board._id, task._id).finally(() => client.end())
  console.log(`${machineWords()}: ${TASKS} cards, ${last} events`)

  const history = `/api/boards/${board._id}/history`
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const asked: [string, string][] = [
    ['the board today, for comparison', `/api/boards/${board._id}/tasks`],
    ['how busy it was', `${history}/activity`],
    ['an hour ago', `${history}?at=${daysAgo(1 / 24)}`],
    ['in the middle', `${history}?at=${daysAgo(180)}`],
    ['the last 5,000 events', `${history}/events?from=${last - 5_000}&to=${last}`],
    ['5,000 events in the middle', `${history}/events?from=${Math.round(last / 2)}&to=${last}`],
  ]
  for (const [name, path] of asked) {
    const times: number[] = []
    let bytes = 0
    // Of the server without its database.
    const spent = cpuMsOf(hearth.pid)
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      const answer = await fetch(hearth.url + path, { headers: { authorization: `Bearer ${token}` } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${text}`)
      bytes = text.length
      times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    const cpu = Math.round((cpuMsOf(hearth.pid) - spent) / RUNS)
    const size = `${(bytes / 1_048_576).toFixed(1)} MB`
    console.log(
      `${name}: p50 ${Math.round(times[RUNS >> 1]!)} ms, slowest ${Math.round(times.at(-1)!)} ms, ${cpu} ms of CPU, ${size}`,
    )
  }
} finally {
  await stage.close()
}

/** A year in which each task is made, changed, begun, talked about and finished. Answers how many events that are. */
async function seed(client: pg.Client, boardId: string, modelId: string): Promise<number> {
  await client.query('alter table events disable trigger events_are_followed_up')
  await client.query(`update events set at = now() - interval '361 days' where board_id = $1`, [boardId])
  await client.query(
    `insert into tasks (id, board_id, column_id, number, position, title)
    select gen_random_uuid(), board_id, column_id, 1 + n, n, 'Task number ' || n || ' of a large project'
    from tasks, generate_series(1, $2::int) n where id = $1`,
    [modelId, TASKS],
  )
  await client.query(
    `insert into events (id, workspace_id, board_id, task_id, actor, seq, type, payload, before, at)
    select gen_random_uuid(), workspace_id, $1, task_id, actor, seq + row_number() over (order by at), type, payload, '{}', at from (
      select model.workspace_id, model.actor, model.seq, tasks.id as task_id, each.type, each.at, case
        when each.type in ('task-created', 'task-updated') then jsonb_build_object('taskId', tasks.id, 'title', tasks.title,
          'changes', '[]'::jsonb, 'task', model.payload -> 'task' || jsonb_build_object('_id', tasks.id, 'title', tasks.title,
          'taskId', 'LAR-' || number, 'position', number, 'version', each.version))
        when each.type = 'task-moved' then jsonb_build_object('taskId', tasks.id, 'title', tasks.title, 'columnId', columns[place],
          'column', 'There', 'position', number, 'completedAt', null, 'version', each.version, 'updatedAt', model.payload -> 'task' -> 'updatedAt',
          'from', columns[place - 1])
        else jsonb_build_object('taskId', tasks.id, 'title', tasks.title, 'commentCount', 1) end as payload
      from tasks, (select * from events where task_id = $2 and type = 'task-created') model,
        (select array_agg(id order by position) as columns from columns where board_id = $1) known,
        lateral (select now() - interval '360 days' * (1 - number::float / $3) as made) born, lateral (values
          ('task-created', made, 1, 1), ('task-updated', made + interval '1 hour', 1, 2), ('task-moved', made + interval '2 days', 2, 3),
          ('comment-created', made + interval '3 days', 2, 3), ('task-moved', made + interval '4 days', 3, 4)
        ) as each (type, at, place, version) where tasks.board_id = $1 and tasks.id <> $2
    ) happened`,
    [boardId, modelId, TASKS],
  )
  await client.query('update boards set seq = (select max(seq) from events where board_id = $1) where id = $1', [
    boardId,
  ])
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ seq: string }>('select seq from boards where id = $1', [boardId])
  return Number(rows[0]!.seq)
}
