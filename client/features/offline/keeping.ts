// Keeps what is seen, while nothing else happens: answers as they come, boards as they change.
import type { Query } from '@tanstack/react-query'
import { forgetAnswer, forgetBoard, type Kept, keep, keptBoards, readKept, trueAt } from '#client/core/kept.ts'
import { queryClient } from '#client/core/query.ts'
import { CallError } from '#client/core/transport.ts'
import { whenIdle } from '#client/core/when-idle.ts'
import { boardQuery } from '#client/features/boards/data.ts'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import type { Board, BoardSummary } from '#contract/boards.ts'
import type { Task } from '#contract/tasks.ts'

/** What the screens of a project need, and the ways to it. Nothing with a secret in it. */
const ofBoard = new Set(['board', 'saved-views'])
const ofTask = new Set(['task', 'task-activity', 'attachments', 'code-links'])
const ofPerson = new Set(['workspaces', 'workspace', 'boards', 'folders', 'members', 'dashboard', 'my-tasks'])

const PAUSE_MS = 2_000
const LOOK_MS = 10_000

const cache = queryClient.getQueryCache()
const seen = new Map<string, { query: Query; at: number }>()
/** The seq each board was last kept at. */
const keptAt = new Map<string, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Answers how to stop. */
export function startKeeping(): () => void {
  for (const query of cache.getAll()) note(query)
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') note(event.query)
    if (event.action.type === 'error') noteLoss(event.query, event.action.error)
  })
  const look = setInterval(keepSoon, LOOK_MS)
  const onHide = () => document.visibilityState === 'hidden' && void keepNow()
  document.addEventListener('visibilitychange', onHide)
  return () => {
    stop()
    clearInterval(look)
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onHide)
    seen.clear()
    keptAt.clear()
  }
}

const nameOf = ({ queryKey }: Query) => String(queryKey[0])

function note(query: Query) {
  // Still on its way: it is heard of again when it has come.
  if (query.state.data === undefined) return
  const name = nameOf(query)
  const isWanted = ofBoard.has(name) || ofTask.has(name) || ofPerson.has(name)
  if (isWanted) seen.set(query.queryHash, { query, at: trueAt(query.queryHash, query.state.dataUpdatedAt) })
  if (name === 'boards') void forgetLostBoards(query)
  keepSoon()
}

function keepSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => whenIdle(() => void keepNow()), PAUSE_MS)
}

async function keepNow() {
  const answers = [...[...seen.values()].map(answerOf), ...boardsAsTheyAre()]
  seen.clear()
  // A browser that is full or forbids it: without a connection there is less to read, and nothing else is different.
  await keep(answers).catch(() => {})
}

function answerOf({ query, at }: { query: Query; at: number }): Kept {
  const boardId = boardOf(query)
  return { name: query.queryHash, data: query.state.data, at, ...(boardId && { boardId }) }
}

function boardOf({ queryKey: [name, id] }: Query): string | undefined {
  if (ofBoard.has(String(name))) return String(id)
  if (ofTask.has(String(name))) return queryClient.getQueryData<Task>(['task', id])?.boardId
  return undefined
}

function boardsAsTheyAre(): Kept[] {
  const stores = cache.findAll({ queryKey: ['board-tasks'] }).flatMap(({ state }) => (state.data as BoardStore) ?? [])
  const changed = stores.filter(({ boardId, seq }) => seq >= 0 && keptAt.get(boardId) !== seq)
  for (const { boardId, seq } of changed) keptAt.set(boardId, seq)
  return changed.map((store) => {
    const name = `tasks ${store.boardId}`
    return { name, boardId: store.boardId, data: store.snapshot(), at: trueAt(name, store.syncedAt) }
  })
}

/** Somebody who may not see a thing any more keeps nothing of it. */
function noteLoss(query: Query, error: unknown) {
  if (!(error instanceof CallError) || (error.status !== 404 && error.status !== 403)) return
  seen.delete(query.queryHash)
  if (nameOf(query) === 'board') void forgetBoard(String(query.queryKey[1]))
  else void forgetAnswer(query.queryHash)
}

/** The list of a workspace says which of its projects are still there for me, also of those nobody opens again. */
async function forgetLostBoards(query: Query) {
  const workspaceId = query.queryKey[1]
  const mine = new Set((query.state.data as BoardSummary[]).map(({ _id }) => _id))
  for (const boardId of keptBoards().filter((id) => !mine.has(id))) {
    const kept = await readKept(JSON.stringify(boardQuery(boardId).queryKey))
    if ((kept?.data as Board | undefined)?.workspace._id === workspaceId) await forgetBoard(boardId)
  }
}
