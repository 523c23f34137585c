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
  const { boardId, taskId = null, type, payload, workspaceId = null, before } = event
  const { clientId } = ctx.origin
  const at = ctx.now.toISOString()
  const row = sql`${newId()}::uuid, ${workspaceId}::uuid, ${boardId ?? null}::uuid, ${taskId}::uuid, ${actor}::uuid, ${clientId}::text, ${type}::text,
    ${JSON.stringify(payload)}::jsonb, ${before ? JSON.stringify(before) : null}::jsonb, ${at}::timestamptz, ${event.undoes ?? null}::uuid`
  if (!boardId) {
    await sql`insert into events (id, workspace_id, board_id, task_id, actor, client_id, type, payload, before, at, undoes)
      values (${row})`.execute(ctx.db)
    return
  }
  // The board's row stays locked until the commit, so numbers are given in the order in which changes become visible.
  const { rows } = await sql<{ seq: number }>`with numbered as (
      update boards set seq = seq + 1 where id = ${boardId} returning seq
    )
    insert into events (id, workspace_id, board_id, task_id, actor, client_id, type, payload, before, at, undoes, seq)
    select ${row}, numbered.seq from numbered returning seq`.execute(ctx.db)
  const seq = rows[0]?.seq
  // Deleted while the change was made: then there is nothing to change.
  if (seq === undefined) throw notFound('Project')
  const update = { boardId, seq, type, initiatorId: actor, clientId, at, payload }
  ctx.afterCommit(() => ctx.tools.live.send({ room: rooms.board(boardId), name: 'board-update', body: update }))
}
