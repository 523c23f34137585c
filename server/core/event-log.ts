// Writes events down. What happened on a board gets its number here, so telling those who have it open happens here too.
import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { GuestCtx } from './context.ts'
import { overtaken } from './errors.ts'
import { actorOf, type HearthEvent } from './event.ts'
import type { Effect } from './publish.ts'
import { rooms } from './rooms.ts'

/** Who did what, where and when. A row of `events` is this, with `payload`, `before` and, on a board, `seq`. */
export const headColumns = sql`id, workspace_id, board_id, task_id, actor, client_id, key_id, type, at, undoes, request_id`

/** The same out of `headRow`. */
export const headValues = sql`head.id, head.workspace_id, head.board_id, head.task_id, head.actor, head.client_id,
  head.key_id, head.type, head.at, head.undoes, head.request_id`

/** A head as it travels to the database, turned into a row there. */
export const headRow = (head: RawBuilder<unknown>) => sql`jsonb_populate_record(null::events, ${head}) as head`

export type EventHead = ReturnType<typeof headOf>

export const headOf = (ctx: GuestCtx, event: Omit<HearthEvent, 'payload'>) => ({
  id: newId(),
  workspace_id: event.workspaceId ?? null,
  board_id: event.boardId ?? null,
  task_id: event.taskId ?? null,
  actor: actorOf(event, ctx.user),
  client_id: ctx.origin.clientId,
  key_id: ctx.key?.id ?? null,
  type: event.type,
  at: ctx.now.toISOString(),
  undoes: ctx.undoes ?? null,
  request_id: ctx.origin.requestId,
})

export const recordEvent: Effect = async (ctx, event) => {
  if (event.unrecorded) return
  const { boardId, payload } = event
  if (!boardId) return insertEvent(ctx, event)
  const seq = event.recorded ?? (await insertBoardEvent(ctx, event, boardId))
  const { type } = event
  const told = { boardId, seq, type, initiatorId: actorOf(event, ctx.user), clientId: ctx.origin.clientId }
  const update = { ...told, at: ctx.now.toISOString(), payload }
  ctx.afterCommit(() => ctx.tools.live.send({ room: rooms.board(boardId), name: 'board-update', body: update }))
}

const json = (value: object | undefined) => sql`${value ? JSON.stringify(value) : null}::jsonb`

async function insertEvent(ctx: GuestCtx, { payload, before, ...head }: HearthEvent) {
  await sql`insert into events (${headColumns}, payload, before)
    select ${headValues}, ${json(payload)}, ${json(before)} from ${headRow(json(headOf(ctx, head)))}`.execute(ctx.db)
}

/** The board's row stays locked until the commit, so numbers are given in the order in which changes become visible. */
async function insertBoardEvent(ctx: GuestCtx, { payload, before, ...head }: HearthEvent, boardId: string) {
  const { rows } = await sql<{ seq: number }>`with numbered as (
      update boards set seq = seq + 1 where id = ${boardId} and workspace_id = ${head.workspaceId ?? null} returning seq
    )
    insert into events (${headColumns}, payload, before, seq)
    select ${headValues}, ${json(payload)}, ${json(before)}, numbered.seq
    from numbered, ${headRow(json(headOf(ctx, head)))} returning seq`.execute(ctx.db)
  // Deleted while the change was made, or taken to another workspace, whose feed this belongs to: looked at anew, that shows.
  if (!rows[0]) throw overtaken()
  return rows[0].seq
}
