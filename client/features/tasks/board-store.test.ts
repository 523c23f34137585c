import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardUpdate } from '#contract/boards.ts'
import type { Column } from '#contract/columns.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { BoardCache } from './board-cache.ts'
import { BoardStore } from './board-store.ts'

const task = (id: string, position: number, more: Partial<TaskCard> = {}) =>
  ({
    _id: id,
    columnId: 'todo',
    position,
    title: id,
    version: 1,
    blockers: [],
    activeTimers: [],
    ...more,
  }) as unknown as TaskCard
const column = (id: string, position: number) => ({ _id: id, position, title: id, version: 1 }) as unknown as Column
const happened = (seq: number, type: string, payload: object): BoardUpdate =>
  ({ boardId: 'board', seq, type, at: '2026-11-15T08:00:00.000Z', payload }) as unknown as BoardUpdate
const moved = (seq: number, taskId: string, columnId: string, position: number, version = seq) =>
  happened(seq, 'task-moved', { taskId, columnId, position, version })
const updated = (seq: number, card: TaskCard) => happened(seq, 'task-updated', { task: card })

let store: BoardStore
beforeEach(() => {
  store = new BoardStore('board')
  store.hydrate({
    tasks: [task('b', 20), task('a', 10), task('c', 30), task('d', 10, { columnId: 'done' })],
    columns: [column('done', 2), column('todo', 1)],
    seq: 4,
  })
})

/** A call that is answered when the test says so. */
function sending<Answer>() {
  let answer: (value: Answer) => void = () => {}
  let refuse: (why: Error) => void = () => {}
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = resolve
    refuse = reject
  })
  return { send: () => promise, answer, refuse: () => refuse(new Error('No')) }
}
const move = (taskId: string, columnId: string, position: number) =>
  ({ kind: 'change-task', taskId, fields: { columnId, position } }) as const

test('columns and tasks stand in their order', () => {
  expect(store.order).toEqual(['todo', 'done'])
  expect(store.list('todo')).toEqual(['a', 'b', 'c'])
})

describe('news', () => {
  test('is applied in the order it happened, not the order it came', () => {
    const followed = store.follow([moved(6, 'a', 'todo', 25), moved(5, 'a', 'done', 5)])
    expect(followed.map(({ seq }) => seq)).toEqual([5, 6])
    expect(store.list('todo')).toEqual(['b', 'a', 'c'])
  })

  test('from beyond a gap waits until the gap is filled', () => {
    expect(store.follow([moved(7, 'a', 'todo', 25)])).toEqual([])
    expect(store.follow([moved(5, 'b', 'done', 20)])).toHaveLength(1)
    expect(store.seq).toBe(5)
    store.follow([moved(6, 'c', 'done', 30)])
    expect(store.seq).toBe(7)
    expect(store.list('done')).toEqual(['d', 'b', 'c'])
  })

  test('heard twice, or about another board, changes nothing', () => {
    store.follow([moved(5, 'a', 'done', 5), moved(5, 'a', 'todo', 5)])
    expect(store.follow([moved(5, 'a', 'done', 99)])).toEqual([])
    expect(store.follow([{ ...moved(6, 'b', 'done', 1), boardId: 'other' }])).toEqual([])
  })

  test('reaches whoever follows exactly that, once', () => {
    const heard = { a: vi.fn(), b: vi.fn(), todo: vi.fn(), order: vi.fn() }
    store.subscribe('task:a', heard.a)
    store.subscribe('task:b', heard.b)
    store.subscribe('list:todo', heard.todo)
    store.subscribe('order', heard.order)
    store.follow([moved(5, 'a', 'done', 5), moved(6, 'a', 'done', 6)])
    expect(heard.a).toHaveBeenCalledTimes(1)
    expect(heard.todo).toHaveBeenCalledTimes(1)
    expect(heard.b).not.toHaveBeenCalled()
    expect(heard.order).not.toHaveBeenCalled()
  })
})

describe('a blocker', () => {
  const blocked = task('a', 10, { blockers: ['b', 'elsewhere'] })
  const shown = () => store.task('a')?.blockers
  beforeEach(() => store.follow([updated(5, blocked)]))

  test('that is deleted blocks nothing, until it is restored', () => {
    const heard = vi.fn()
    store.subscribe('task:a', heard)
    store.follow([happened(6, 'task-deleted', { taskId: 'b' })])
    expect(shown()).toEqual(['elsewhere'])
    expect(store.deletedBlockers('a')).toEqual(['b'])
    store.follow([happened(7, 'task-created', { task: task('b', 20), restored: true })])
    expect(shown()).toEqual(['b', 'elsewhere'])
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('that was deleted before the board was loaded blocks nothing either', () => {
    store.hydrate({ tasks: [blocked], columns: [], deletedBlockers: ['elsewhere'], seq: 9 })
    expect(shown()).toEqual(['b'])
  })

  test('that is finished stands in the way no more, until it is open again', () => {
    const heard = vi.fn()
    store.subscribe('task:a', heard)
    const finished = () => store.task('a')?.finishedBlockers ?? 0
    store.follow([updated(6, task('b', 20, { completedAt: '2026-11-18T12:00:00.000Z', version: 2 }))])
    expect([finished(), shown()]).toEqual([1, ['b', 'elsewhere']])
    store.follow([updated(7, task('b', 20, { version: 3 }))])
    expect(finished()).toBe(0)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('that was finished in another project stands in the way no more', () => {
    store.hydrate({ tasks: [blocked], columns: [], finishedBlockers: ['elsewhere'], seq: 9 })
    expect(store.task('a')?.finishedBlockers).toBe(1)
  })

  test('that went to another project blocks from there, unless it is finished', () => {
    const leaves = (seq: number, finished: boolean) =>
      store.follow([happened(seq, 'task-deleted', { taskId: 'b', movedAway: true, finished })])
    leaves(6, true)
    expect([store.task('a')?.finishedBlockers, shown()]).toEqual([1, ['b', 'elsewhere']])
    store.follow([happened(7, 'task-created', { task: task('b', 20, { version: 2 }) })])
    leaves(8, false)
    expect([store.task('a')?.finishedBlockers ?? 0, shown()]).toEqual([0, ['b', 'elsewhere']])
  })

  test('that is done and about to be deleted does not stand in the way for a moment', async () => {
    store.follow([updated(6, task('b', 20, { completedAt: '2026-11-18T12:00:00.000Z', version: 2 }))])
    const { send, answer } = sending<null>()
    const gone = { kind: 'drop-task' as const, taskId: 'b' }
    const done = store.change([gone], send, () => [gone])
    expect(store.task('a')?.finishedBlockers).toBe(1)
    answer(null)
    await done
    expect(shown()).toEqual(['elsewhere'])
  })

  test('of another project is followed when the board is loaded again, though nothing happened on it', () => {
    const heard = vi.fn()
    store.subscribe('task:a', heard)
    store.hydrate({ tasks: [blocked], columns: [], finishedBlockers: ['elsewhere'], seq: store.seq })
    expect(store.task('a')?.finishedBlockers).toBe(1)
    store.hydrate({ tasks: [blocked], columns: [], deletedBlockers: ['elsewhere'], seq: store.seq })
    expect(shown()).toEqual(['b'])
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('a change of one’s own', () => {
  test('shows at once and stays when the server agrees', async () => {
    const { send, answer } = sending<TaskCard>()
    const done = store.change([move('a', 'done', 20)], send, (card) => [{ kind: 'put-task', task: card }])
    expect(store.list('done')).toEqual(['d', 'a'])
    answer(task('a', 21, { columnId: 'done', version: 2 }))
    await done
    expect(store.task('a')).toMatchObject({ columnId: 'done', position: 21, version: 2 })
  })

  test('goes when it is refused, and what somebody else did meanwhile stays', async () => {
    const { send, refuse } = sending()
    const done = store.change([move('a', 'done', 20)], send, () => [])
    store.follow([updated(5, task('a', 10, { title: 'Renamed', version: 2 }))])
    expect(store.task('a')).toMatchObject({ columnId: 'done', title: 'Renamed' })
    refuse()
    await expect(done).rejects.toThrow('No')
    expect(store.task('a')).toMatchObject({ columnId: 'todo', position: 10, title: 'Renamed' })
    expect(store.list('todo')).toEqual(['a', 'b', 'c'])
  })

  test('is not undone by older news that arrives after its answer', async () => {
    await store.change(
      [move('a', 'done', 20)],
      async () => task('a', 20, { columnId: 'done', title: 'Renamed', version: 3 }),
      (card) => [{ kind: 'put-task', task: card }],
    )
    store.follow([updated(5, task('a', 10, { title: 'Renamed', version: 2 }))])
    expect(store.task('a')).toMatchObject({ columnId: 'done', version: 3 })
    store.follow([moved(6, 'a', 'done', 20, 3)])
    expect(store.list('done')).toEqual(['d', 'a'])
  })

  test('survives loading the board anew', async () => {
    const { send, answer } = sending<void>()
    const done = store.change([{ kind: 'put-task', task: task('new', 40) }, move('b', 'done', 20)], send, () => [])
    store.hydrate({ tasks: [task('a', 10), task('b', 20)], columns: [column('todo', 1), column('done', 2)], seq: 9 })
    expect(store.list('todo')).toEqual(['a', 'new'])
    expect(store.list('done')).toEqual(['b'])
    answer()
    await done
    expect(store.list('todo')).toEqual(['a', 'b'])
  })

  test('waits for an earlier one of the same task', async () => {
    const first = sending<void>()
    const sent: string[] = []
    const one = store.change([move('a', 'done', 1)], first.send, () => [])
    const two = store.change(
      [move('a', 'todo', 99)],
      async () => void sent.push('second'),
      () => [],
    )
    const other = store.change(
      [move('b', 'done', 2)],
      async () => void sent.push('other'),
      () => [],
    )
    await other
    expect(sent).toEqual(['other'])
    first.refuse()
    await expect(one).rejects.toThrow()
    await two
    expect(sent).toEqual(['other', 'second'])
  })
})

test('an answer older than what is known is left alone', () => {
  store.follow([moved(5, 'a', 'done', 5)])
  store.hydrate({ tasks: [], columns: [], seq: 4 })
  expect(store.size).toBe(4)
})

test('a new task is marked for half a minute', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T08:00:01.000Z') })
  store.follow([happened(5, 'task-created', { task: task('new', 40), taskId: 'new' })])
  expect(store.isRecent('new')).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(store.isRecent('new')).toBe(false)
  vi.useRealTimers()
})

test('eight boards are kept; the one that was complete longest ago gives way', () => {
  vi.useFakeTimers()
  const cache = new BoardCache()
  for (let n = 0; n < 8; n++) {
    cache.open(`board${n}`).hydrate({ tasks: [], columns: [], seq: 1 })
    vi.advanceTimersByTime(1)
  }
  cache.get('board0')!.follow([])
  cache.open('board8')
  expect(cache.get('board1')).toBeUndefined()
  expect(cache.get('board0')).toBeDefined()
  vi.useRealTimers()
})
