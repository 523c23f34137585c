// A filled installation, made by the database itself: companies with people, projects of every size, two years of what happened.
import pg from 'pg'
import { defaultPermissions } from '#contract/permissions.ts'

/** Tasks of the projects of one company: few are large, most are small. Together ten thousand. */
const SIZES = [3000, 1500, 1000, ...Array(4).fill(500), ...Array(8).fill(200), ...Array(25).fill(36)] as number[]
const OF_COMPANY = SIZES.reduce((sum, size) => sum + size, 0)
/** The first company is ten times as large as the others. */
const LARGEST = 10
const PEOPLE = 20

const steps: [string, string, (tasks: number) => unknown[]][] = [
  [
    'companies',
    `create temporary table companies as select gen_random_uuid() as id, n, case when n = 1 then $2::int else 1 end as times
      from generate_series(1, greatest(1, $1::int - $2::int + 1)) n`,
    (tasks) => [Math.ceil(tasks / OF_COMPANY), Math.min(LARGEST, Math.ceil(tasks / OF_COMPANY))],
  ],
  [
    'people',
    `create temporary table crowd as select gen_random_uuid() as id, gen_random_uuid() as session_id, companies.id as company, k
      from companies, generate_series(1, ${PEOPLE}) k`,
    () => [],
  ],
  [
    'users',
    `insert into users (id, name, username, email, email_verified, onboarding)
      select id, 'Person ' || k || ' of ' || left(company::text, 4), 'p' || left(id::text, 18), id || '@example.com', true, '{"teamSize":"2-10"}' from crowd`,
    () => [],
  ],
  [
    'sessions',
    `insert into sessions (id, user_id, device, expires_at) select session_id, id, 'Bench', now() + interval '10 days' from crowd`,
    () => [],
  ],
  [
    'workspaces',
    `insert into workspaces (id, name, url, owner_id, permissions)
      select companies.id, 'Company ' || n, 'company-' || n, crowd.id, $1 from companies join crowd on company = companies.id and k = 1`,
    () => [JSON.stringify(defaultPermissions)],
  ],
  [
    'members',
    `insert into workspace_members (workspace_id, user_id, role)
      select company, id, case k when 1 then 'owner' when 2 then 'admin' when 3 then 'manager' else 'member' end from crowd`,
    () => [],
  ],
  [
    'labels',
    `insert into labels (id, workspace_id, name, color) select gen_random_uuid(), id, 'Label ' || k, 'blue' from companies, generate_series(1, 6) k`,
    () => [],
  ],
  [
    'projects',
    `create temporary table projects as select gen_random_uuid() as id, companies.id as company, size, times,
        row_number() over (partition by companies.id)::int as n, array(select id from labels where workspace_id = companies.id) as labels,
        array(select crowd.id from crowd where company = companies.id) as people,
        array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid()] as columns
      from companies, generate_series(1, times), unnest($1::int[]) as size`,
    () => [SIZES],
  ],
  [
    'boards',
    `insert into boards (id, workspace_id, key, title, seq, last_number, position)
      select id, company, 'P' || n, 'Project ' || n, size * 2, size, n from projects`,
    () => [],
  ],
  [
    'columns',
    `insert into columns (id, board_id, title, type, color, position, end_position)
      select columns[k], id, (array['Backlog','To do','Doing','Done'])[k], (array['backlog','unstarted','started','completed'])[k], 'gray', k, (size + 1) * 65536
      from projects, generate_series(1, 4) k`,
    () => [],
  ],
  [
    'project members',
    `insert into board_members (board_id, workspace_id, user_id, role)
      select id, company, people[1 + (n + k) % ${PEOPLE}], case k when 1 then 'admin' else 'collaborator' end from projects, generate_series(1, 6) k`,
    () => [],
  ],
  [
    'tasks',
    `insert into tasks (id, board_id, column_id, number, position, title, description, members, labels, priority, complexity, due_date, comment_count,
        completed_at, created_by, created_at, updated_at)
      select gen_random_uuid(), id, columns[column_number], number, number * 65536,
        (array['Fix','Plan','Write','Ship','Check'])[1 + number % 5] || ' the ' || (array['release','kitchen','contract','engine','garden','bridge'])[1 + number % 6] || ' number ' || number,
        'What is to be done about it, and why. ' || repeat('Some more words that somebody wrote down. ', number % 12),
        array[people[1 + number % ${PEOPLE}]], array[labels[1 + number % 6]], number % 5, number % 5, current_date - 300 + number % 400, (number % 5 = 0)::int,
        case when column_number = 4 then made + interval '9 days' end, people[1 + number % ${PEOPLE}], made, made
      from projects, generate_series(1, size) number,
        lateral (select 1 + least(3, number * 5 / size) as column_number, now() - (720 - number * 719.0 / size) * interval '1 day' as made) drawn`,
    () => [],
  ],
  [
    'comments',
    `insert into comments (id, task_id, author, body, created_at)
      select uuidv7(created_at - now()), id, members[1], 'I had a look at it, and there is more to it than we thought.', created_at from tasks where comment_count > 0`,
    () => [],
  ],
  [
    'events',
    `insert into events (id, workspace_id, board_id, task_id, seq, actor, type, payload, at)
      select uuidv7(at - now()), company, board_id, tasks.id, seq, members[1], type, payload, at
      from tasks join projects on projects.id = board_id, lateral (values
        ('task-created', tasks.created_at, number * 2 - 1, jsonb_build_object('taskId', tasks.id, 'title', title, 'task',
          jsonb_build_object('_id', tasks.id, 'title', title, 'columnId', columns[1], 'members', members, 'labels', tasks.labels, 'complexity', complexity))),
        ('task-moved', tasks.created_at + interval '1 hour', number * 2, jsonb_build_object('taskId', tasks.id, 'title', title, 'columnId', column_id, 'position', 1, 'version', 2))
      ) as each (type, at, seq, payload)`,
    () => [],
  ],
  [
    'chats',
    `insert into chats (id, workspace_id, one, other, last_number)
      select gen_random_uuid(), mine.company, least(mine.id, other.id), greatest(mine.id, other.id), 200
      from crowd mine join crowd other on other.company = mine.company and other.k = mine.k + 1 where mine.k % 2 = 1`,
    () => [],
  ],
  [
    'participants',
    `insert into chat_participants (chat_id, user_id, read_to, delivered_to)
      select chats.id, unnest(array[one, other]), 200, 200 from chats`,
    () => [],
  ],
  [
    'messages',
    `insert into messages (id, chat_id, number, sender, body, created_at)
      select uuidv7(n * interval '1 hour' - interval '30 days'), id, n, case n % 2 when 0 then one else other end, 'Is the fire lit, and who brings the wood?', now() - (201 - n) * interval '1 hour'
      from chats, generate_series(1, 200) n`,
    () => [],
  ],
]

export interface Crowd {
  people: { id: string; session_id: string; company: string; projects: string[]; chat: string | null }[]
  columnsOf: Map<string, string[]>
  tasksOf: Map<string, string[]>
}

export async function gatherCrowd(databaseUrl: string, tasks: number): Promise<Crowd> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // What happened long ago is followed up no more.
    await client.query('alter table events disable trigger events_are_followed_up')
    await client.query(`set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '512MB'`)
    for (const [name, statement, values] of steps) {
      const began = performance.now()
      await client.query(statement, values(tasks))
      const seconds = (performance.now() - began) / 1000
      if (seconds > 5) console.log(`  ${name}: ${seconds.toFixed(0)} s`)
    }
    await client.query('alter table events enable trigger events_are_followed_up')
    await client.query('vacuum analyze')
    return await readCrowd(client)
  } finally {
    await client.end()
  }
}

/** Everybody works on three projects, at random but always on the same. */
async function readCrowd(client: pg.Client): Promise<Crowd> {
  const { rows: people } = await client.query(
    `select crowd.id, session_id, company, (select chats.id from chats where one = crowd.id or other = crowd.id limit 1) as chat,
      array(select board_id from board_members where board_members.workspace_id = company and user_id = crowd.id
        order by md5(board_id::text || user_id::text) limit 3) as projects
    from crowd`,
  )
  const { rows: columns } = await client.query('select id, columns from projects')
  const { rows: tasks } = await client.query(
    `select board_id, array_agg(id) as ids from (
      select board_id, id, row_number() over (partition by board_id order by md5(id::text)) as nth from tasks
    ) drawn where nth <= 20 group by board_id`,
  )
  return {
    people,
    columnsOf: new Map(columns.map((row) => [row.id, row.columns])),
    tasksOf: new Map(tasks.map((row) => [row.board_id, row.ids])),
  }
}
