// What a board costs as it grows, and as everything around it grows. One caller, one thing after the other: medians in milliseconds.
import pg from 'pg'

interface Servers {
  hearth: string
  databaseUrl: string
  token: string
}

export interface Grown {
  /** Tasks of all boards together. */
  total: number
  /** Tasks of the board that is measured. */
  here: number
  load: number
  create: number
  move: number
}

const ROUNDS = 15

export async function measureGrowth({ hearth, databaseUrl, token }: Servers): Promise<Grown[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(hearth + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { workspace } = await call('POST', '/api/workspaces', { name: 'Growth' })

  const boardOf = async (tasks: number) => {
    const { board } = await call('POST', '/api/boards', { workspaceId: workspace._id, title: `Board of ${tasks}` })
    const { columns } = await call('GET', `/api/boards/${board._id}/columns`)
    const columnIds = columns.map(({ _id }: { _id: string }) => _id) as string[]
    await fillBoard(client, board._id, columnIds, tasks)
    return { boardId: board._id as string, columnIds }
  }

  const measured: Grown[] = []
  const measure = async (
    total: number,
    here: number,
    { boardId, columnIds }: { boardId: string; columnIds: string[] },
  ) => {
    const ids = (await call('GET', `/api/boards/${boardId}/tasks`)).tasks.map(
      ({ _id }: { _id: string }) => _id,
    ) as string[]
    const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!
    const create = () => call('POST', '/api/tasks', { boardId, columnId: pick(columnIds), title: 'One more' })
    measured.push({
      total,
      here,
      create: await median(create),
      move: await median(() =>
        call('POST', '/api/tasks/move', { taskId: pick(ids), columnId: pick(columnIds), before: pick(ids) }),
      ),
      // Each load after a change, so that none is answered from memory.
      load: await median(() => call('GET', `/api/boards/${boardId}/tasks`), create),
    })
  }

  let total = 0
  for (const here of [1, 100, 1_000, 10_000]) {
    total += here
    await measure(total, here, await boardOf(here))
  }
  const small = await boardOf(1_000)
  for (const target of [20_000, 100_000]) {
    while (total < target) {
      await boardOf(Math.min(10_000, target - total))
      total += Math.min(10_000, target - total)
    }
    await client.query('analyze tasks')
    await measure(total, 1_000, small)
  }
  await client.end()
  return measured
}

async function median(work: () => Promise<unknown>, before?: () => Promise<unknown>) {
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    await before?.()
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!
}

/** As somebody's real board: most fields are filled. */
export async function fillBoard(client: pg.Client, boardId: string, columnIds: string[], tasks: number) {
  await client.query(
    `insert into tasks (id, board_id, column_id, number, position, title, description, priority, complexity, due_date)
     select gen_random_uuid(), $1, ($2::uuid[])[1 + n % $3], n, n * 65536, 'Task ' || n || ' with a title of the usual length',
       repeat('Some words about it. ', 20), n % 5, n % 5, current_date + n % 30
     from generate_series(1, $4) n`,
    [boardId, columnIds, columnIds.length, tasks],
  )
  await client.query('update boards set last_number = $2, seq = seq + 1 where id = $1', [boardId, tasks])
  await client.query(
    `update columns set end_position = (select coalesce(max(position), 0) from tasks where column_id = columns.id)
     where board_id = $1`,
    [boardId],
  )
}
