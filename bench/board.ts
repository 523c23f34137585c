// What a board of a thousand tasks costs: reading it, adding to it, moving on it. Beside bare routes in the same run.
import pg from 'pg'
import { fillBoard } from './growth.ts'
import { type Figures, type Load, load } from './load.ts'

const TASKS = 1_000

interface Servers {
  hearth: string
  bare: string
  databaseUrl: string
  token: string
}

export async function measureBoard({ hearth, bare, databaseUrl, token }: Servers) {
  const auth = { authorization: `Bearer ${token}` }
  const headers = { ...auth, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(hearth + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { workspace } = await call('POST', '/api/workspaces', { name: 'Bench' })
  const { board } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: 'Bench' })
  const { columns } = await call('GET', `/api/boards/${board._id}/columns`)
  const columnIds = columns.map(({ _id }: { _id: string }) => _id) as string[]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillBoard(client, board._id, columnIds, TASKS)
  // As a database that has been running for a while knows it.
  await client.query('analyze')
  const tasksUrl = `${hearth}/api/boards/${board._id}/tasks`
  const gzip = { ...auth, 'accept-encoding': 'gzip' }

  // The bare route returns the same bytes: the cards as Hearth sends them.
  const cards = await call('GET', `/api/boards/${board._id}/tasks`)
  await client.query('create table bare_cards (body json)')
  await client.query('insert into bare_cards select * from json_array_elements($1)', [JSON.stringify(cards.tasks)])
  await client.query('create table bare_tasks (id serial primary key, title text, position double precision)')
  await client.query(`insert into bare_tasks (title, position) select 'task', n from generate_series(1, ${TASKS}) n`)

  await client.query('create table bare_rows (like tasks including all)')

  const bareTasks = await load({ url: `${bare}/tasks` })
  const cold = await loadCold(client, board._id, { url: tasksUrl, headers: gzip })
  const warm = await load({ url: tasksUrl, headers: gzip })
  const etag = (await fetch(tasksUrl, { headers })).headers.get('etag')!
  const unchanged = await load({ url: tasksUrl, headers: { ...gzip, 'if-none-match': etag }, allow: [304] })

  const post = (url: string, body: () => object) => ({ url, method: 'POST' as const, headers: auth, body })
  const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!
  const ids = cards.tasks.map(({ _id }: { _id: string }) => _id) as string[]
  const bareInsert = await load(post(`${bare}/insert`, () => ({ title: 'A task' })))
  const bareTask = await load(post(`${bare}/insert-task`, () => ({ title: 'A task' })))
  const create = await load(
    post(`${hearth}/api/tasks`, () => ({ boardId: board._id, columnId: pick(columnIds), title: 'A task' })),
  )
  const bareMove = await load(post(`${bare}/move`, () => ({})))
  const bareTaskMove = await load(post(`${bare}/move-task`, () => ({})))
  const move = await load(
    post(`${hearth}/api/tasks/move`, () => ({ taskId: pick(ids), columnId: pick(columnIds), before: pick(ids) })),
  )
  await client.end()
  return {
    bareTasks,
    cold,
    warm,
    unchanged,
    bareInsert,
    bareTask,
    create,
    bareMove,
    bareTaskMove,
    move,
    boardId: board._id as string,
    columnIds,
    ids,
  }
}

/** Every answer is made anew: the board's seq is raised all the time, as if somebody worked on it. */
async function loadCold(client: pg.Client, boardId: string, options: Load): Promise<Figures> {
  let raising = true
  const raise = async () => {
    while (raising) await client.query('update boards set seq = seq + 1 where id = $1', [boardId])
  }
  const raised = raise()
  const figures = await load(options)
  raising = false
  await raised
  return figures
}
