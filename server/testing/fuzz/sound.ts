// Whether the database is as it should be: what a refusal left behind, and what must hold after all of it.
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

/** Every change leaves a trace in one of these; null while an import works on its own. */
export async function traceOf(db: Db, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{ busy: boolean; trace: string }>`
    with its_boards as (select * from boards where workspace_id = ${workspaceId}),
      its_tasks as (select tasks.* from tasks join its_boards on its_boards.id = tasks.board_id),
      its_chats as (select id from chats where workspace_id = ${workspaceId})
    select exists (select from imports join its_boards on its_boards.id = board_id where imports.status in ('queued', 'running')) as busy,
      concat_ws(' ', (select version from workspaces where id = ${workspaceId}),
        (select sum(seq) from its_boards), (select count(*) from its_boards), (select sum(version) from its_boards),
        (select count(*) from its_tasks), (select sum(version) from its_tasks), (select sum(total_seconds) from its_tasks),
        (select count(*) from events where workspace_id = ${workspaceId}),
        (select count(*) from workspace_members where workspace_id = ${workspaceId}),
        (select count(*) from folders where workspace_id = ${workspaceId}),
        (select count(*) from labels where workspace_id = ${workspaceId}),
        (select count(*) from invitations where workspace_id = ${workspaceId}),
        (select count(*) from api_keys where workspace_id = ${workspaceId} and revoked_at is null),
        (select count(*) from webhooks where workspace_id = ${workspaceId}),
        (select count(*) from columns join its_boards on its_boards.id = board_id),
        (select count(*) from board_members join its_boards on its_boards.id = board_id),
        (select count(*) from forms join its_boards on its_boards.id = board_id),
        (select count(*) from comments join its_tasks on its_tasks.id = task_id),
        (select count(*) from attachments join its_tasks on its_tasks.id = task_id),
        (select count(*) from time_entries join its_tasks on its_tasks.id = task_id),
        (select count(*) from messages join its_chats on its_chats.id = chat_id)) as trace`.execute(db)
  return rows[0]!.busy ? null : rows[0]!.trace
}

const rules = {
  'a board whose count of events is not what it says': sql`
    select boards.id from boards left join events on events.board_id = boards.id and events.seq is not null
    group by boards.id having boards.seq <> coalesce(max(events.seq), 0) or count(distinct events.seq) <> count(events.seq)`,
  'a task in a column of another board': sql`
    select tasks.id from tasks join columns on columns.id = tasks.column_id where columns.board_id <> tasks.board_id`,
  'a task whose hours are not the sum of its entries': sql`
    select tasks.id from tasks where total_seconds <> (select coalesce(sum(duration), 0) from time_entries where task_id = tasks.id)`,
  'a workspace whose owner is not in it': sql`
    select id from workspaces where not exists (
      select from workspace_members where workspace_id = workspaces.id and user_id = workspaces.owner_id)`,
  'somebody on a board who is not in its workspace': sql`
    select board_id from board_members join boards on boards.id = board_id where not exists (
      select from workspace_members where workspace_id = boards.workspace_id and user_id = board_members.user_id)`,
  'a task with a member who is not in the workspace': sql`
    select tasks.id from tasks join boards on boards.id = board_id, unnest(members) as member where not exists (
      select from workspace_members where workspace_id = boards.workspace_id and user_id = member)`,
  'a folder in itself': sql`
    with recursive above as (
      select id, parent_id, 1 as depth from folders
      union all select above.id, folders.parent_id, depth + 1 from above join folders on folders.id = above.parent_id where depth < 9)
    select id from above where depth > 5`,
  'work that failed': sql`select task_identifier || ': ' || last_error from graphile_worker.jobs where last_error is not null`,
}

/** What is not sound, in words. */
export async function unsound(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const [name, rule] of Object.entries(rules)) {
    const { rows } = await rule.execute(db)
    if (rows.length) found.push(`${name}: ${rows.length} times, such as ${JSON.stringify(rows[0])}`)
  }
  return found
}
