// Which task came from where, so that the next import finds it again.
import { sql } from 'kysely'
import type { ImportProvider } from '#contract/imports.ts'
import type { Db } from '#server/database/connect.ts'
import type { Said } from '#server/features/imports/values.ts'

export interface Source {
  externalId: string
  taskId: string
  boardId: string
  said: Said
}

/**
 * Tasks that came of these before and are there still. A task that our own export named by its id, on the board it is on, is one of
 * them even the first time.
 */
export async function sourcesOf(db: Db, boardId: string, provider: ImportProvider, externalIds: string[]) {
  const { rows } = await sql<Source>`select sources.external_id as "externalId", sources.task_id as "taskId",
      tasks.board_id as "boardId", sources.said
    from import_sources sources join tasks on tasks.id = sources.task_id and tasks.deleted_at is null
    where sources.board_id = ${boardId} and sources.provider = ${provider} and sources.external_id = any(${externalIds})
    union all
    select tasks.id::text, tasks.id, tasks.board_id, '{}'::jsonb from tasks
    where ${provider} = 'hearth' and tasks.board_id = ${boardId} and tasks.deleted_at is null
      and tasks.id::text = any(${externalIds}) and not exists (select 1 from import_sources sources
        where sources.board_id = ${boardId} and sources.provider = ${provider} and sources.external_id = tasks.id::text)`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.externalId, row]))
}

export const saveSources = (
  db: Db,
  boardId: string,
  provider: ImportProvider,
  sources: { externalId: string; taskId: string; said: Said }[],
) =>
  sql`insert into import_sources (board_id, provider, external_id, task_id, said)
    select ${boardId}, ${provider}, "externalId", "taskId", said from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
      as item ("externalId" text, "taskId" uuid, said jsonb)
    on conflict (board_id, provider, external_id) do update set task_id = excluded.task_id, said = excluded.said`.execute(
    db,
  )
