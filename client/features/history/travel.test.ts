import { expect, test } from 'vitest'
import type { Column } from '#contract/columns.ts'
import { MAX_STRETCH, type PastChange } from '#contract/history.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { type Loading, Travel } from './travel.ts'

const BEGAN = Date.parse('2026-11-01T08:00:00.000Z')
const MINUTE = 60_000
const momentOf = (seq: number) => BEGAN + seq * MINUTE

const column = (id: string, position: number) => ({ _id: id, position, title: id, version: 1 }) as unknown as Column
const columns = [column('todo', 1), column('done', 2)]

const card = (id: string, more: Partial<TaskCard> = {}) =>
  ({
    _id: id,
    taskId: id,
    columnId: 'todo',
    position: 1,
    version: 1,
    activeTimers: [],
    blockers: [],
    ...more,
  }) as unknown as TaskCard

const change = (seq: number, tasks: PastChange['tasks'], more: Partial<PastChange> = {}): PastChange => ({
  seq,
  at: new Date(momentOf(seq)).toISOString(),
  type: 'task-updated',
  actor: null,
  payload: {},
  tasks,
  columns: [],
  ...more,
})

/** Fire is made, begun, done and thrown away; then a column comes. */
const life = [
  change(1, [{ _id: 'fire', was: null, is: card('fire') }]),
  change(2, [{ _id: 'fire', was: { version: 1, position: 1 }, is: { version: 2, position: 5 } }]),
  change(3, [
    { _id: 'fire', was: { version: 2, columnId: 'todo' }, is: { version: 3, columnId: 'done', activeTimers: [] } },
  ]),
  change(4, [{ _id: 'fire', was: card('fire', { columnId: 'done', position: 5, version: 3 }), is: null }]),
  change(5, [], { columns: [{ _id: 'later', was: null, is: column('later', 3) }] }),
]

/** A server that knows these changes, and what it was asked. */
function knowing(changes: PastChange[]) {
  const asked: string[] = []
  const boardAt = (seq: number) => {
    const tasks = new Map<string, TaskCard>()
    for (const each of changes)
      for (const { _id, is } of each.seq <= seq ? each.tasks : [])
        if (is) tasks.set(_id, { ...tasks.get(_id), ...is } as TaskCard)
        else tasks.delete(_id)
    return [...tasks.values()]
  }
  const last = changes.at(-1)!.seq
  const loading: Loading = {
    past: async (at) => {
      asked.push(`past ${at}`)
      const seq = changes.filter((each) => each.at <= at).at(-1)?.seq ?? 0
      return { at, seq, columns, tasks: boardAt(seq) }
    },
    changes: async (from, wanted) => {
      const to = Math.min(wanted, from + MAX_STRETCH, last)
      asked.push(`changes ${from} ${to}`)
      const told = changes.filter(({ seq }) => seq > from && seq <= to)
      const moment = (seq: number) => (seq > 0 && seq <= last ? new Date(momentOf(seq)).toISOString() : null)
      return { from, to, since: moment(from), until: moment(to + 1), changes: told, people: [] }
    },
  }
  return { asked, loading }
}

async function travelling(moment: number, { loading }: { loading: Loading }) {
  const travel = new Travel('board', moment, loading)
  travel.go(moment)
  await arrived(travel)
  return travel
}

const arrived = (travel: Travel) => expect.poll(() => travel.state.isOpen && !travel.state.isLoading).toBe(true)
const fire = ({ store }: Travel) => store.task('fire')

test('forward and backward, a board shows what was there, and asks nobody again', async () => {
  const server = knowing(life)
  const travel = await travelling(momentOf(5), server)
  expect(fire(travel)).toBeUndefined()
  expect(server.asked).toHaveLength(2)

  travel.go(momentOf(3) + 1)
  expect(fire(travel)).toMatchObject({ columnId: 'done', position: 5 })
  expect(travel.store.list('done')).toEqual(['fire'])
  expect(travel.store.order).toEqual(['todo', 'done'])

  travel.go(momentOf(1))
  expect(fire(travel)).toMatchObject({ columnId: 'todo', position: 1, version: 1 })
  expect(travel.store.list('done')).toEqual([])

  travel.go(momentOf(5))
  expect(fire(travel)).toBeUndefined()
  expect(travel.store.order).toEqual(['todo', 'done', 'later'])
  expect(server.asked).toHaveLength(2)
})

test('step by step, each change is named, up to both ends', async () => {
  const travel = await travelling(momentOf(3), knowing(life))
  expect(travel.state).toMatchObject({ change: { seq: 3 }, nextAt: momentOf(4) })
  travel.step(1)
  expect(travel.state).toMatchObject({ change: { seq: 4 }, moment: momentOf(4), isLast: false })
  travel.step(1)
  travel.step(1)
  expect(travel.state).toMatchObject({ change: { seq: 5 }, isLast: true, nextAt: null })
  for (let n = 0; n < 7; n++) travel.step(-1)
  expect(travel.state).toMatchObject({ change: null, isFirst: true })
  expect(travel.state.moment).toBeLessThan(momentOf(1))
  expect(travel.store.size).toBe(0)
})

test('along one task, what happened to others is passed over', async () => {
  const other = { _id: 'tea', was: null, is: card('tea') }
  const busyDay = [
    life[0]!,
    change(2, [other]),
    change(3, [{ _id: 'fire', was: { position: 1 }, is: { position: 5 } }]),
  ]
  const travel = await travelling(momentOf(3), knowing(busyDay))
  travel.follow('fire')
  travel.step(-1)
  expect(travel.state.change).toMatchObject({ seq: 1 })
  expect(travel.store.task('tea')).toBeUndefined()
  travel.step(-1)
  expect(travel.state.change).toMatchObject({ seq: 1 })
  travel.step(1)
  expect(travel.state.change).toMatchObject({ seq: 3 })
  travel.follow(null)
  travel.step(-1)
  expect(travel.state.change).toMatchObject({ seq: 2 })
})

test('timers that ran then do not run on', async () => {
  const timed = card('fire', { activeTimers: [{ user: 'ada', startTime: life[0]!.at, timeEntryId: 'entry' }] })
  const travel = await travelling(momentOf(1), knowing([change(1, [{ _id: 'fire', was: null, is: timed }])]))
  expect(fire(travel)!.activeTimers).toEqual([])
})

const busy = Array.from({ length: MAX_STRETCH * 3 }, (_, nth) =>
  change(nth + 1, [
    { _id: 'fire', was: nth === 0 ? null : { position: nth }, is: { ...card('fire'), position: nth + 1 } },
  ]),
)

test('of a long life a part is loaded, and the next before anybody gets there', async () => {
  const server = knowing(busy)
  const middle = busy.length / 2
  const travel = await travelling(momentOf(middle), server)
  const end = middle + MAX_STRETCH / 2
  expect(server.asked).toHaveLength(2)
  travel.go(momentOf(end - 100))
  await expect.poll(() => server.asked.length).toBe(3)
  expect(server.asked[2]).toBe(`changes ${end} ${busy.length}`)
  const walk = () => {
    travel.go(momentOf(end - 100))
    travel.go(momentOf(end + 100))
    return fire(travel)!.position
  }
  await expect.poll(walk).toBe(end + 100)
  expect(server.asked).toHaveLength(3)
})

test('far away it is looked up anew; of two journeys the later one counts', async () => {
  const server = knowing(busy)
  const travel = await travelling(momentOf(busy.length), server)
  travel.go(momentOf(100))
  travel.go(momentOf(200))
  expect(travel.state.isLoading).toBe(true)
  await arrived(travel)
  expect(fire(travel)!.position).toBe(200)
  expect(travel.state.moment).toBe(momentOf(200))
})

test('without a connection one stays where one is and is told; then it goes on', async () => {
  const server = knowing(busy)
  const travel = await travelling(momentOf(busy.length), server)
  const { past } = server.loading
  server.loading.past = () => Promise.reject(new Error('No connection'))
  travel.go(momentOf(100))
  await expect.poll(() => travel.state.error).not.toBeNull()
  expect(fire(travel)!.position).toBe(busy.length)
  expect(travel.state.moment).toBe(momentOf(busy.length))
  server.loading.past = past
  travel.retry()
  await arrived(travel)
  expect(fire(travel)!.position).toBe(100)
  expect(travel.state.error).toBeNull()
})

/** Fire is lit in the beginning, and again after everything that happened to tea. */
const rare = busy.map((each) =>
  each.seq === 1 || each.seq === busy.length ? each : { ...each, tasks: [{ ...each.tasks[0]!, _id: 'tea' }] },
)

test('along a task that rests for long, the next step leads beyond what was known', async () => {
  const travel = await travelling(momentOf(2), knowing(rare))
  travel.follow('fire')
  travel.step(1)
  await arrived(travel)
  expect(travel.state).toMatchObject({ change: { seq: busy.length }, isLast: true })
  travel.step(-1)
  await arrived(travel)
  expect(travel.state).toMatchObject({ change: { seq: 1 }, moment: momentOf(1) })
  expect(travel.store.task('tea')).toBeUndefined()
})

test('at the end of what is known one is told when the next part cannot be had, and then goes on', async () => {
  const server = knowing(busy)
  const middle = busy.length / 2
  const travel = await travelling(momentOf(middle), server)
  const { changes } = server.loading
  server.loading.changes = () => Promise.reject(new Error('No connection'))
  const end = middle + MAX_STRETCH / 2
  travel.go(momentOf(end))
  travel.step(1)
  await expect.poll(() => travel.state.error).not.toBeNull()
  expect(travel.state).toMatchObject({ change: { seq: end }, moment: momentOf(end) })
  server.loading.changes = changes
  travel.retry()
  await expect.poll(() => travel.state.change?.seq).toBe(end + 1)
  expect(travel.state).toMatchObject({ error: null, isLoading: false })
})
