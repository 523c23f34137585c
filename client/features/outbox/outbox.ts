// Changes that wait for a connection. Kept in the browser until the server has them or somebody has read why it refused them; sent in
// the order they were made, by one tab at a time.

import { useSyncExternalStore } from 'react'
import { inDatabase } from '#client/core/browser-database.ts'
import { queryClient } from '#client/core/query.ts'
import { randomId } from '#client/core/random-id.ts'
import { session } from '#client/core/session.ts'
import { toast } from '#client/core/toasts.tsx'
import { CallError, isAway } from '#client/core/transport.ts'
import type { Task } from '#contract/tasks.ts'
import { many, t } from '#contract/texts.ts'
import type { Change, Later, Refused, Waiting } from './change.ts'
import { Clash, deliver } from './data.ts'
import { nextToSend } from './next-to-send.ts'
import { knownBefore, predictedTask, taskKey, withFields } from './predicted-task.ts'
import { outboxState } from './send-or-keep.ts'

const AGAIN_MS = 5_000
/** An error of the server's own may pass; one that does not must not hold up everything after it. */
const MOST_FAILURES = 3

/** How the last attempt to send something ended; `unanswered` when nobody was there at all. */
type LastTry = 'arrived' | 'failed' | 'unanswered'

const NONE: Waiting[] = []
let all: Waiting[] = NONE
let owner: string | null = null
let isSending = false
let lastTry: LastTry = 'arrived'
let timer: ReturnType<typeof setTimeout> | undefined
const failures = new Map<string, number>()
interface Ending {
  promise: Promise<{ task: Task }>
  end(task: Task | null): void
}
const endings = new Map<string, Ending>()
const listeners = new Set<() => void>()

/** What one tab does to the outbox, the others hear. */
type News = { settled?: { key: string; task: Task | null }; lastTry?: LastTry }
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hearth-outbox') : null
tabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data.lastTry) return noteTry(data.lastTry)
  if (data.settled) settle(data.settled.key, data.settled.task)
  void readAgain()
})

function become(next: Waiting[]) {
  all = next
  outboxState.isWaiting = next.some(({ refused }) => refused === null)
  // Whichever tab it was sent from.
  if (!outboxState.isWaiting) lastTry = 'arrived'
  for (const listener of listeners) listener()
}

function noteTry(how: LastTry) {
  lastTry = how
  for (const listener of listeners) listener()
}

function endTry(how: LastTry) {
  if (how === lastTry) return
  noteTry(how)
  tabs?.postMessage({ lastTry: how } satisfies News)
}

const failureOf = (error: unknown): LastTry =>
  error instanceof CallError && error.code === 'unreachable' ? 'unanswered' : 'failed'

outboxState.over = (task) =>
  all.reduce(
    (shown, change) =>
      change.kind === 'update' && change.taskId === task._id && !change.refused
        ? withFields(shown, change.sent)
        : shown,
    task,
  )

/** What the browser has of mine. A browser that may keep nothing has what this tab remembers. */
async function readAgain() {
  owner = session.user()?._id ?? null
  const stored = await inDatabase<Waiting[]>('changes', 'readonly', (shelf) => shelf.getAll()).catch(() => all)
  become(stored.filter((change) => change.owner === owner))
}

let ready: Promise<void> | null = null
export function openOutbox(): Promise<void> {
  ready ??= readAgain()
  return ready
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const followOutbox = subscribe
export const waitingChanges = () => all
export const useWaiting = () => useSyncExternalStore(subscribe, waitingChanges)
export const useLastTry = () => useSyncExternalStore(subscribe, () => lastTry)

/** On the disk before anybody is told that it waits. With the error when it was tried, and not only what waits before it. */
export async function keep(change: Change, error?: unknown): Promise<Later> {
  await openOutbox()
  const made = {
    ...change,
    base: knownBefore(change),
    key: change.key ?? randomId(),
    owner: session.user()?._id ?? '',
    at: new Date().toISOString(),
    refused: null,
  }
  const number = await inDatabase('changes', 'readwrite', (shelf) => shelf.add(made)).catch(() => Date.now())
  const task = predictedTask(change)
  // Before it shows: it would be said to be going out.
  if (error) endTry(failureOf(error))
  become([...all, { ...made, number: Number(number) }])
  tabs?.postMessage({})
  sendLater()
  return { task, settled: settledOf(made.key) }
}

/**
 * How it ends, wherever it is sent from. A refused one ends with an error. Whoever made the change and the board that shows it both
 * ask; one that heard nothing would stay on the board for good.
 */
export function settledOf(key: string): Promise<{ task: Task }> {
  const ending = endings.get(key) ?? newEnding()
  endings.set(key, ending)
  return ending.promise
}

function newEnding(): Ending {
  let end: Ending['end'] = () => {}
  const promise = new Promise<{ task: Task }>((resolve, reject) => {
    end = (task) => (task ? resolve({ task }) : reject(new Error('Refused')))
  })
  promise.catch(() => {})
  return { promise, end }
}

/** Whether this tab shows it already. */
export const isShownHere = (key: string) => endings.has(key)

function settle(key: string, task: Task | null) {
  endings.get(key)?.end(task)
  endings.delete(key)
}

async function remove(change: Waiting, task: Task | null) {
  await inDatabase('changes', 'readwrite', (shelf) => shelf.delete(change.number)).catch(() => {})
  become(all.filter(({ key }) => key !== change.key))
  settle(change.key, task)
  tabs?.postMessage({ settled: { key: change.key, task } } satisfies News)
}

async function replace(change: Waiting) {
  await inDatabase('changes', 'readwrite', (shelf) => shelf.put(change)).catch(() => {})
  become(all.map((each) => (each.key === change.key ? change : each)))
  tabs?.postMessage({})
}

export const discard = (change: Waiting) => remove(change, null)

/** Over what others did, who are known about now. */
export async function sendAgain(change: Waiting) {
  await replace({ ...change, base: { ...change.base, ...change.refused?.theirs }, refused: null })
  await sendWaiting()
}

function sendLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void sendWaiting(), AGAIN_MS)
}

/** Everything that waits, one after the other. Without a connection it stays, and is tried again. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    await alone(async () => {
      await readAgain()
      for (let next = nextToSend(all); next; next = nextToSend(all)) await sendNext(next)
    })
  } catch (error) {
    endTry(failureOf(error))
    sendLater()
  } finally {
    isSending = false
  }
}

/** Locks exist only in secure contexts; elsewhere the key of each change keeps it from being done twice. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('hearth-outbox', work) : work()

/** Several that write the same fields of a task are one. Throws when it is not its fault that it did not arrive. */
async function sendNext({ change, others }: { change: Waiting; others: Waiting[] }) {
  try {
    const task = await deliver(change)
    if (task) queryClient.setQueryData(taskKey(change.taskId), outboxState.over(task))
    endTry('arrived')
    for (const each of [...others, change]) await remove(each, task)
  } catch (error) {
    const refused = refusalOf(change.key, error)
    if (!refused) throw error
    endTry('arrived')
    for (const other of others) await remove(other, null)
    await replace({ ...change, refused })
    settle(change.key, null)
    // The panel shows it as if it were done.
    void queryClient.invalidateQueries({ queryKey: taskKey(change.taskId) })
    tabs?.postMessage({ settled: { key: change.key, task: null } } satisfies News)
    toast.warn(t`A change you made offline was not taken: ${refused.message}`)
  }
}

function refusalOf(key: string, error: unknown): Refused | null {
  if (error instanceof Clash) return { message: error.message, theirs: error.theirs }
  if (!(error instanceof CallError) || isAway(error) || [0, 401, 429].includes(error.status)) return null
  failures.set(key, (failures.get(key) ?? 0) + 1)
  const mayPass = error.status >= 500 && failures.get(key)! < MOST_FAILURES
  return mayPass ? null : { message: error.message, theirs: {} }
}

window.addEventListener('online', () => void sendWaiting())
session.onEnd(() => {
  clearTimeout(timer)
  ready = null
  const waiting = all.filter(({ refused }) => !refused).length
  // Somebody who leaves without a connection would take it for sent.
  if (waiting > 0)
    toast.warn(
      many(waiting, {
        one: '# change was not sent. It stays in this browser and goes out when you log in here again.',
        other: '# changes were not sent. They stay in this browser and go out when you log in here again.',
      }),
    )
  become(NONE)
})
