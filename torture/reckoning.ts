// Afterwards: what clients were told beside what is there.
import { until } from '#server/testing/until.ts'
import type { Ledger, TaskEntry } from './ledger.ts'
import type { Stage } from './stage.ts'

export interface Reckoning {
  /** Told as done, and not so. */
  lost: string[]
  doubled: string[]
  /** There without everything that belongs to it. */
  half: string[]
  /** Of what nobody knew, how much was done. */
  unknownDone: number
}

interface TaskRow {
  id: string
  title: string
  column_id: string
  is_there: boolean
}

export async function reckon(stage: Stage, ledger: Ledger): Promise<Reckoning> {
  const { lost, doubled, unknownDone } = { ...(await reckonTasks(stage, ledger)) }
  const said = await reckonSayings(stage, ledger)
  const followed = await reckonFollowing(stage)
  return {
    lost: [...lost, ...said.lost, ...followed.lost],
    doubled: [...doubled, ...said.doubled, ...followed.doubled],
    half: await findHalves(stage),
    unknownDone: unknownDone + said.unknownDone,
  }
}

async function reckonTasks({ database, boardId }: Stage, { tasks }: Ledger) {
  const rows = await database.ask<TaskRow>(
    'select id, title, column_id, deleted_at is null as is_there from tasks where board_id = $1',
    [boardId],
  )
  const byMark = grouped(rows, ({ title }) => title.split(' ')[0]!)
  const lost: string[] = []
  const doubled: string[] = []
  let unknownDone = 0
  for (const entry of tasks) {
    const [row, ...more] = byMark.get(entry.mark) ?? []
    if (more.length) doubled.push(`task ${entry.mark} is there ${more.length + 1} times`)
    if (entry.id === null) unknownDone += row ? 1 : 0
    else {
      lost.push(...lostOf(entry, row))
      unknownDone += row && isUnsureDone(entry, row) ? 1 : 0
    }
  }
  return { lost, doubled, unknownDone }
}

function lostOf({ mark, titles, columns, isThere }: TaskEntry, row: TaskRow | undefined): string[] {
  if (!row) return [`task ${mark} was made and is not there`]
  const lost: string[] = []
  if (isThere !== null && isThere !== row.is_there) lost.push(`task ${mark} ${isThere ? 'is gone' : 'was deleted'}`)
  if (!titles.includes(row.title)) lost.push(`task ${mark} is called ${row.title} instead of ${titles.join(' or ')}`)
  if (!columns.includes(row.column_id)) lost.push(`task ${mark} is in another column`)
  return lost
}

const isUnsureDone = ({ titles, columns, isThere }: TaskEntry, row: TaskRow) =>
  (titles.length > 1 && row.title === titles.at(-1)) ||
  (columns.length > 1 && row.column_id === columns.at(-1)) ||
  (isThere === null && !row.is_there)

async function reckonSayings({ database, chatId, boardId }: Stage, { sayings }: Ledger) {
  const rows = await database.ask<{ body: string }>(
    `select body from messages where chat_id = $1
     union all select body from comments where task_id in (select id from tasks where board_id = $2)`,
    [chatId, boardId],
  )
  const byBody = grouped(rows, ({ body }) => body)
  const times = ({ mark }: { mark: string }) => byBody.get(mark)?.length ?? 0
  return {
    lost: sayings.filter((one) => one.isAcknowledged && times(one) === 0).map(({ kind, mark }) => `${kind} ${mark}`),
    doubled: sayings.filter((one) => times(one) > 1).map(({ kind, mark }) => `${kind} ${mark}`),
    unknownDone: sayings.filter((one) => !one.isAcknowledged && times(one) === 1).length,
  }
}

/** Who was given a task is told of it once, and so is the program. */
async function reckonFollowing({ database, boardId, people: { bo }, receiver }: Stage) {
  await untilFollowed(database)
  const told = await database.ask<{ id: string; notices: number; deliveries: number; is_given: boolean }>(
    `select id, (select count(*) from notices where cause = events.id::text and user_id = $2::uuid)::int as notices,
       (select count(*) from webhook_deliveries where body::json ->> 'id' = events.id::text || '.0')::int as deliveries,
       -- One that is gone before anybody was told of it is not told any more.
       payload::text like '%' || $2::text || '%'
         and exists (select 1 from tasks where id = events.task_id and deleted_at is null) as is_given
     from events where board_id = $1 and type = 'task-created' and actor <> $2::uuid`,
    [boardId, bo.user._id],
  )
  const received = grouped(receiver.got, ({ body }) => body.id as string)
  const lost: string[] = []
  const doubled: string[] = []
  for (const { id, notices, deliveries, is_given } of told) {
    if (is_given && notices === 0) lost.push(`notice of ${id}`)
    if (notices > 1) doubled.push(`notice of ${id}`)
    if (deliveries === 0 || !received.has(`${id}.0`)) lost.push(`webhook of ${id}`)
    if (deliveries > 1) doubled.push(`webhook of ${id}`)
  }
  return { lost, doubled }
}

async function untilFollowed(database: Stage['database']) {
  const waiting = async () => {
    const [left] = await database.ask<{ events: number; deliveries: number; jobs: object[] | null }>(
      `select (select count(*) from events_to_follow)::int as events,
         (select count(*) from webhook_deliveries where status = 'waiting')::int as deliveries,
         (select json_agg(json_build_object('attempts', attempts, 'locked', locked_at, 'due', run_at, 'error', last_error))
          from graphile_worker.jobs where task_identifier like 'deliver%') as jobs`,
    )
    return left!
  }
  await until(
    'everything to be followed up',
    async () => {
      const { events, deliveries } = await waiting()
      return events + deliveries === 0
    },
    120_000,
  ).catch(async () => {
    throw new Error(`not followed up: ${JSON.stringify(await waiting()).slice(0, 600)}`)
  })
}

/** A task and its event, a comment and its count, a message and its number are there together or not at all. */
async function findHalves({ database, boardId, chatId }: Stage) {
  const halves: string[] = []
  const check = async (what: string, text: string, values: unknown[]) => {
    const rows = await database.ask(text, values)
    if (rows.length) halves.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  await check(
    'a task without exactly one event',
    `select id, title from tasks where board_id = $1 and
       (select count(*) from events where task_id = tasks.id and type = 'task-created') <> 1`,
    [boardId],
  )
  await check(
    'a wrong count of comments',
    `select id, comment_count from tasks where board_id = $1
       and comment_count <> (select count(*) from comments where task_id = tasks.id)`,
    [boardId],
  )
  await check(
    'a gap in the numbers of events',
    `select seq from boards where id = $1 and seq <> (select count(*) from events where board_id = boards.id)`,
    [boardId],
  )
  await check(
    'a gap in the numbers of messages',
    `select max(number) from messages where chat_id = $1 having coalesce(max(number), 0) <> count(*)`,
    [chatId],
  )
  return halves
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string) {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
