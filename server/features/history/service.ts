// The past of a board, read from its event log. Whoever sees the board sees what stood on it.
import type { Input } from '#contract/endpoint.ts'
import { ACTIVITY_PARTS, type historyApi, MAX_STRETCH, type PastChange } from '#contract/history.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/core/errors.ts'
import { type FoundBoard, requireOnBoard } from '#server/features/boards/service.ts'
import { type ColumnStep, columnsBack } from './columns-back.ts'
import { difference } from './differences.ts'
import {
  activityBetween,
  beginningOf,
  cardsToldUntil,
  columnsSince,
  goneForGood,
  momentsAround,
  peopleNamed,
  seqAt,
  type Told,
  type ToldWhole,
  toldBetween,
} from './queries.ts'
import { namedInBulk, Replay, tasksNamed } from './replay.ts'

type Api = typeof historyApi

export async function getPast(ctx: Ctx, { boardId, at }: Input<Api['getPast']>) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  const seq = await seqAt(ctx.db, boardId, at)
  const { tasks } = await replayed(ctx, board, await cardsToldUntil(ctx.db, boardId, seq))
  const { columns } = await columnsAfter(ctx, boardId, seq)
  return { at, seq, columns: [...columns.values()], tasks: [...tasks.values()] }
}

export async function listPastChanges(ctx: Ctx, { boardId, from, to: wanted }: Input<Api['listPastChanges']>) {
  const board = await requireOnBoard(ctx, boardId, 'view')
  const to = Math.max(from, Math.min(wanted, board.seq, from + MAX_STRETCH))
  const told = await toldBetween(ctx.db, boardId, from, to)
  const earlier = await cardsToldUntil(ctx.db, boardId, from, tasksNamed(told))
  const replay = await replayed(ctx, board, earlier, told)
  const { steps } = await columnsAfter(ctx, boardId, from)
  const columnSteps = new Map(steps.map((step) => [step.seq, step]))
  const changes = told
    .map((each) => changeOf(each, replay, columnSteps.get(each.seq)))
    .filter(({ tasks, columns }) => tasks.length + columns.length > 0)
  const people = await peopleNamed(ctx.db, [...new Set(changes.flatMap(({ actor }) => actor ?? []))])
  return { from, to, ...(await momentsAround(ctx.db, boardId, from, to)), changes, people }
}

export async function getPastActivity(ctx: Ctx, { boardId }: Input<Api['getPastActivity']>) {
  const { seq } = await requireOnBoard(ctx, boardId, 'view')
  const since = await beginningOf(ctx.db, boardId)
  if (!since) throw notFound(t`Project`)
  // Never a moment without length, or nothing could be divided by it.
  const until = new Date(Math.max(ctx.now.getTime(), Date.parse(since) + 1)).toISOString()
  const counts = new Array<number>(ACTIVITY_PARTS).fill(0)
  for (const { part, count } of await activityBetween(ctx.db, boardId, since, until))
    counts[Math.min(Math.max(part, 1), ACTIVITY_PARTS) - 1]! += count
  return { since, until, seq, counts }
}

/** The board after `earlier`; `later` is still to be played. */
async function replayed(ctx: Ctx, { key }: FoundBoard, earlier: Told[], later: Told[] = []) {
  const gone = await goneForGood(ctx.db, namedInBulk([...earlier, ...later]))
  const replay = new Replay({ key, gone })
  for (const each of earlier) replay.play(each)
  return replay
}

async function columnsAfter(ctx: Ctx, boardId: string, seq: number) {
  const { columns, told } = await columnsSince(ctx.db, boardId, seq)
  return columnsBack(columns, told)
}

function changeOf(told: ToldWhole, replay: Replay, columnStep: ColumnStep | undefined): PastChange {
  const { seq, at, type, actor, payload } = told
  const tasks = [...replay.play(told)].flatMap(([id, was]) => difference(id, was, replay.tasks.get(id) ?? null) ?? [])
  return { seq, at, type, actor, payload: factsOf(payload), tasks, columns: columnStep ? columnsOf(columnStep) : [] }
}

function columnsOf({ was, is }: ColumnStep) {
  const ids = new Set([...was.keys(), ...is.keys()])
  return [...ids].flatMap((id) => difference(id, was.get(id) ?? null, is.get(id) ?? null) ?? [])
}

const facts = [
  'title',
  'column',
  'columnId',
  'from',
  'restored',
  'movedHere',
  'movedAway',
  'form',
  'count',
  'deleted',
  'changes',
]

/** What its sentence needs and no more: neither the words of comments nor what fields were is told again. */
const factsOf = (payload: Told['payload']) =>
  Object.fromEntries(
    Object.entries(payload)
      .filter(([name, value]) => facts.includes(name) && !(name === 'column' && typeof value !== 'string'))
      .map(([name, value]) => [name, name === 'changes' && Array.isArray(value) ? value.map(nameOf) : value]),
  )

const nameOf = ({ field }: { field: string }) => ({ field })
