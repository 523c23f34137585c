// Reports over 100,000 tasks and 500,000 events, all on one project: how long each takes once its log was read, and what reading costs.
// Needs a build: npm run build && npm run bench:reports
import pg from 'pg'
import { openStage, send, signUp } from './stage.ts'

const TASKS = 100_000
const PEOPLE = 20
const RUNS = 10

const stage = await openStage()
const hearth = await stage.startBuilt()
try {
  const { access_token: token } = (await signUp(hearth.url, stage.databaseUrl)).tokens
  const call = (method: string, path: string, body?: object) =>
    send(hearth.url + path, { method, token, ...(body && { body }) })
  const { workspace } = await call('POST', '/api/workspaces', { name: 'Bench' })
  const { board } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: 'Large' })
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  await seed(client, workspace._id, board._id).finally(() => client.end())

  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const month = `from=${day(29)}&to=${day(0)}&timezone=Europe/Berlin`
  const year = `from=${day(364)}&to=${day(0)}&timezone=Europe/Berlin`
  const ofBoard = `/api/boards/${board._id}/reports`
  const ofWorkspace = `/api/workspaces/${workspace._id}/reports`
  const began = performance.now()
  await call('GET', `${ofBoard}?${month}`)
  console.log(`the first report, which reads the whole log: ${Math.round(performance.now() - began)} ms`)

  const asked: [string, string][] = [
    ['project, 30 days', `${ofBoard}?${month}`],
    ['project, a year', `${ofBoard}?${year}`],
    ['project, tasks behind a number', `${ofBoard}/tasks?${month}&figure=cycleTime`],
    ['overview', `${ofWorkspace}/overview?${month}`],
    ['resource analysis', `${ofWorkspace}/resource-analysis?${month}`],
    ['time and complexity', `${ofWorkspace}/time-complexity?${month}`],
    ['user performance', `${ofWorkspace}/user-performance?${month}`],
    ['time sheet', `${ofWorkspace}/timesheet?${month}`],
  ]
  for (const [name, path] of asked) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      await call('GET', path)
      times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    console.log(`${name}: p50 ${Math.round(times[RUNS / 2]!)} ms, slowest ${Math.round(times.at(-1)!)} ms`)
  }
} finally {
  await stage.close()
}

/** Two years of a project: each task is made, changed, begun, worked on and, mostly, finished. */
async function seed(client: pg.Client, workspaceId: string, boardId: string) {
  const seeded = performance.now()
  await client.query('select setseed(0.42)')
  await client.query('alter table events disable trigger events_are_followed_up')
  await client.query(
    `with people as (
      insert into users (id, name, username, email, email_verified)
      select gen_random_uuid(), 'Person ' || n, 'person' || n, 'person' || n || '@example.com', true from generate_series(1, $2) n
      returning id
    ) insert into workspace_members (workspace_id, user_id, role) select $1, id, 'member' from people`,
    [workspaceId, PEOPLE],
  )
  await client.query(
    `create temporary table drawn as
      select gen_random_uuid() as id, n as number, made, made + random() * interval '10 days' as begun,
        made + interval '10 days' + random() * interval '20 days' as ended, people[1 + floor(random() * $3)::int] as person,
        floor(random() * 5)::int as complexity, labels[1 + floor(random() * 5)::int] as label,
        (select array_agg(id order by position) from columns where board_id = $1) as columns
      from (select n, now() - (720 - n * 720.0 / $2) * interval '1 day' as made from generate_series(1, $2::int) n) days,
        (select array_agg(user_id) as people from workspace_members where role = 'member') members,
        (select array_agg(id) as labels from labels) known`,
    [boardId, TASKS, PEOPLE],
  )
  await client.query(
    `insert into tasks (id, board_id, column_id, number, position, title, description, members, labels, complexity, start_date,
      due_date, total_seconds, completed_at, created_at)
    select id, $1, case when ended < now() then columns[3] when begun < now() then columns[2] else columns[1] end, number, number,
      'Task number ' || number || ' of a large project', repeat('What is to be done. ', 20), array[person], array[label], complexity,
      made::date, (made + interval '20 days')::date, 7200, case when ended < now() then ended end, made from drawn`,
    [boardId],
  )
  await client.query(
    `insert into events (id, workspace_id, board_id, task_id, seq, type, payload, at)
    select gen_random_uuid(), $1, $2, task_id, 10 + row_number() over (order by at), type, payload, at from (
      select drawn.id as task_id, at, type, case when type = 'task-moved'
        then jsonb_build_object('taskId', drawn.id, 'title', tasks.title, 'columnId', to_column, 'position', 1, 'version', 2)
        else jsonb_build_object('taskId', drawn.id, 'title', tasks.title, 'task', to_jsonb(tasks) - 'description' ||
          jsonb_build_object('_id', drawn.id, 'columnId', columns[1])) end as payload
      from drawn join tasks on tasks.id = drawn.id, lateral (values
        ('task-created', made, null), ('task-updated', made + interval '1 minute', null), ('task-moved', begun, columns[2]),
        ('time-added', begun + interval '1 hour', null), ('task-moved', ended, columns[3])
      ) as each (type, at, to_column) where at < now()
    ) happened`,
    [workspaceId, boardId],
  )
  await client.query(
    `insert into time_entries (id, task_id, user_id, start_time, duration)
    select gen_random_uuid(), id, person, begun + n * interval '1 hour', 3600 from drawn, generate_series(1, 2) n where begun < now()`,
  )
  await client.query(
    'update boards set seq = (select max(seq) from events where board_id = $1), last_number = $2 where id = $1',
    [boardId, TASKS],
  )
  await client.query('alter table events enable trigger events_are_followed_up')
  await client.query('vacuum analyze')
  const { rows } = await client.query(
    'select (select count(*) from tasks) as tasks, (select count(*) from events) as events',
  )
  console.log(
    `${rows[0].tasks} tasks, ${rows[0].events} events, made in ${Math.round((performance.now() - seeded) / 1000)} s`,
  )
}
