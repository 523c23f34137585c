// Writes events down. What happened on a board gets its number here, so telling those who have it open happens here too.
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { notFound } from './errors.ts'
import { actorOf } from './event.ts'
import type { Effect } from './publish.ts'
import { rooms } from './rooms.ts'

export const recordEvent: Effect = async (ctx, event) => {
  if (event.unrecorded) return
  const actor = actorOf(event, ctx.user)
  const seq = event.boardId ? await nextSeq(ctx.db, event.boardId) : null
  const row = {
    id: newId(),
    workspace_id: event.workspaceId ?? null,
    board_id: event.boardId ?? null,
    seq,
    actor,
    client_id: ctx.origin.clientId,
    type: event.type,
    payload: JSON.stringify(event.payload),
    before: event.before ? JSON.stringify(event.before) : null,
    batch_id: null,
    at: ctx.now.toISOString(),
  }
  await ctx.db.insertInto('events').values(row).execute()
  const { boardId, type, payload } = event
  if (boardId && seq !== null) {
    const update = { boardId, seq, type, initiatorId: actor, clientId: ctx.origin.clientId, at: row.at, payload }
    ctx.afterCommit(() => ctx.tools.live.send({ room: rooms.board(boardId), name: 'board-update', body: update }))
  }
}

/** The board's row stays locked until the commit, so numbers are given in the order in which changes become visible. */
async function nextSeq(db: Parameters<Effect>[0]['db'], boardId: string) {
  const row = await db
    .updateTable('boards')
    .set({ seq: sql`seq + 1` })
    .where('id', '=', boardId)
    .returning('seq')
    .executeTakeFirst()
  // Deleted while the change was made: then there is nothing to change.
  if (!row) throw notFound('Project')
  return row.seq
}
