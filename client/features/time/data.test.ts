// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#client/core/query.ts'
import { session } from '#client/core/session.ts'
import { sessionState } from '#client/core/session-state.ts'
import { toast } from '#client/core/toasts.tsx'
import { BoardStore } from '#client/features/tasks/board-store.ts'
import { fakeServer, later } from '#client/testing/server.ts'
import type { User } from '#contract/people.ts'
import type { TaskCard } from '#contract/tasks.ts'
import type { RunningTimer } from '#contract/time.ts'
import { cancelTimer, runningTimerQuery, startTimer, stopTimer } from './data.ts'

let store: BoardStore
const timers = () => store.task('task')!.activeTimers
const started = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

function boardWith(activeTimers: TaskCard['activeTimers']) {
  store = new BoardStore('board')
  const task = { _id: 'task', columnId: 'todo', position: 1, totalTime: 600, version: 1, blockers: [], activeTimers }
  store.hydrate({ tasks: [task as unknown as TaskCard], columns: [], seq: 1 })
}

beforeEach(() => {
  vi.restoreAllMocks()
  sessionState.keepUser({ _id: 'ada', name: 'Ada' } as User)
  expect(session.user()?._id).toBe('ada')
})

test('a timer runs from the click on, and keeps its number from the server', async () => {
  boardWith([])
  const reply = later()
  fakeServer({ 'POST /api/tasks/task/timer/start': reply.answer })
  const done = startTimer(store, 'task')
  expect(timers()).toMatchObject([{ user: 'ada' }])
  await reply.give({ timeEntry: { _id: 'entry', user: 'ada', startTime: started(0) } })
  await done
  expect(timers()).toMatchObject([{ user: 'ada', timeEntryId: 'entry' }])
})

test('a timer that may not start is gone again', async () => {
  boardWith([])
  fakeServer({ 'POST /api/tasks/task/timer/start': () => Response.json({ message: 'No' }, { status: 403 }) })
  await startTimer(store, 'task')
  expect(timers()).toEqual([])
})

describe('starting one while another runs', () => {
  const kept = { _id: 'other', duration: 750 }
  test.each([
    ['its time is kept', 12.5, kept, 'The timer of HRT-3 was stopped after 12m'],
    [
      'it was short',
      0,
      { _id: 'other', duration: 20 },
      'The timer of HRT-3 was stopped under a minute: nothing was logged',
    ],
    ['it was stopped elsewhere', 40, undefined, null],
  ])('says what became of the other: %s', async (_, minutesAgo, stopped, words) => {
    boardWith([])
    queryClient.clear()
    const other = { _id: 'other', task: 'other', taskId: 'HRT-3', startTime: started(minutesAgo) } as RunningTimer
    queryClient.setQueryData(runningTimerQuery.queryKey, other)
    const info = vi.spyOn(toast, 'info')
    const timeEntry = { _id: 'entry', user: 'ada', startTime: started(0) }
    fakeServer({ 'POST /api/tasks/task/timer/start': () => ({ timeEntry, stopped }) })
    await startTimer(store, 'task')
    expect(info.mock.calls).toEqual(words ? [[words]] : [])
  })
})

test('a stopped timer counts at once, and as the server counts', async () => {
  boardWith([{ user: 'ada', startTime: started(5), timeEntryId: 'entry' }])
  const reply = later()
  fakeServer({ 'POST /api/tasks/task/timer/stop': reply.answer })
  const done = stopTimer(store, 'task')
  expect(store.task('task')).toMatchObject({ activeTimers: [], totalTime: 900 })
  await reply.give({ timeEntry: { _id: 'entry' }, totalTime: 901 })
  expect(await done).toMatchObject({ _id: 'entry' })
  expect(store.task('task')!.totalTime).toBe(901)
})

test('a timer that is stopped twice at once is stopped once, and the next one again', async () => {
  boardWith([{ user: 'ada', startTime: started(5), timeEntryId: 'entry' }])
  const reply = later()
  const server = fakeServer({ 'POST /api/tasks/task/timer/stop': reply.answer })
  const presses = [stopTimer(store, 'task'), stopTimer(store, 'task')]
  await reply.give({ timeEntry: { _id: 'entry' }, totalTime: 900 })
  expect(await Promise.all(presses)).toMatchObject([{ _id: 'entry' }, { _id: 'entry' }])
  expect(server.asked.filter((asked) => asked.startsWith('POST'))).toHaveLength(1)
  expect(store.task('task')!.totalTime).toBe(900)
  fakeServer({ 'POST /api/tasks/task/timer/stop': { timeEntry: { _id: 'next' }, totalTime: 960 } })
  expect(await stopTimer(store, 'task')).toMatchObject({ _id: 'next' })
})

test('a timer under a minute is gone, and it is said that nothing was kept', async () => {
  boardWith([{ user: 'ada', startTime: started(0), timeEntryId: 'entry' }])
  const info = vi.spyOn(toast, 'info')
  const message = 'Duration must be at least 1 minute'
  fakeServer({
    'POST /api/tasks/task/timer/stop': () => Response.json({ message, code: 'too_short' }, { status: 400 }),
  })
  expect(await stopTimer(store, 'task')).toBeNull()
  expect(info).toHaveBeenCalledWith('Duration must be at least 1 minute: nothing was logged')
  expect(store.task('task')).toMatchObject({ activeTimers: [], totalTime: 600 })
})

test('of a timer that was stopped elsewhere nobody says that nothing was logged', async () => {
  boardWith([{ user: 'ada', startTime: started(40), timeEntryId: 'entry' }])
  const warn = vi.spyOn(toast, 'warn')
  const message = 'No timer of yours runs on this task'
  fakeServer({ 'POST /api/tasks/task/timer/stop': () => Response.json({ message, code: 'no_timer' }, { status: 400 }) })
  expect(await stopTimer(store, 'task')).toBeNull()
  expect(warn).toHaveBeenCalledWith(message)
})

describe('the timer in the sidebar', () => {
  const inSidebar = () => queryClient.getQueryData(runningTimerQuery.queryKey)
  const running = { _id: 'entry', task: 'task' } as RunningTimer

  beforeEach(() => {
    queryClient.clear()
    queryClient.setQueryData(runningTimerQuery.queryKey, running)
  })

  test.each([
    ['stopped', 'stop', stopTimer],
    ['discarded', 'cancel', cancelTimer],
  ] as const)('is gone as soon as it is %s', async (_, address, end) => {
    const reply = later()
    fakeServer({ [`POST /api/tasks/task/timer/${address}`]: reply.answer })
    const done = end(undefined, 'task')
    expect(inSidebar()).toBeNull()
    await reply.give({ timeEntry: { _id: 'entry' }, totalTime: 901 })
    await done
  })

  test('stays when the timer of another task stops', async () => {
    const reply = later()
    fakeServer({ 'POST /api/tasks/other/timer/stop': reply.answer })
    const done = stopTimer(undefined, 'other')
    expect(inSidebar()).toEqual(running)
    await reply.give({ timeEntry: { _id: 'entry' }, totalTime: 901 })
    await done
  })

  test('that could not be stopped is asked for again', async () => {
    fakeServer({ 'POST /api/tasks/task/timer/stop': () => Response.json({ message: 'No' }, { status: 403 }) })
    await stopTimer(undefined, 'task')
    expect(queryClient.getQueryState(runningTimerQuery.queryKey)?.isInvalidated).toBe(true)
  })
})

test('the week on the dashboard counts time that was just stopped', async () => {
  queryClient.setQueryData(['dashboard'], {})
  fakeServer({ 'POST /api/tasks/task/timer/stop': { timeEntry: { _id: 'entry' }, totalTime: 901 } })
  await stopTimer(undefined, 'task')
  expect(queryClient.getQueryState(['dashboard'])?.isInvalidated).toBe(true)
})
