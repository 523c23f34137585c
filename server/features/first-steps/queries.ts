import { type RawBuilder, sql } from 'kysely'
import type { FirstStep } from '#contract/known-steps.ts'
import type { Db } from '#server/database/connect.ts'

/** By this person in this workspace. What came with a project nobody did by hand. */
export async function stepsTaken(db: Db, workspaceId: string, userId: string): Promise<Record<FirstStep, boolean>> {
  const did = (what: RawBuilder<unknown>) =>
    sql<boolean>`exists (select 1 from events where actor = ${userId} and workspace_id = ${workspaceId} and (${what}))`
  const { rows } = await sql<Record<FirstStep, boolean>>`select
    ${did(sql`type = 'board-created' and not payload ? 'outlined'`)} as project,
    ${did(sql`type = 'task-created' and not payload ?| array['outlined', 'restored', 'movedHere']`)} as task,
    ${did(sql`type = 'task-moved' and payload ->> 'completedAt' is not null and payload ->> 'columnId' <> payload ->> 'from'
      or type = 'tasks-bulk-updated' and payload -> 'changes' ? 'columnId' and payload @? '$.tasks[*] ? (@.completedAt != null)'`)} as finish,
    ${did(sql`type = 'comment-created'`)} as comment,
    ${did(sql`type in ('invitation-sent', 'member-added')`)} as invite`.execute(db)
  return rows[0]!
}
