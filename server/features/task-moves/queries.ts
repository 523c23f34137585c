import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'

interface Fields {
  members?: string[]
  labels?: string[]
  priority?: number
  complexity?: number
  startDate?: string | null
  dueDate?: string | null
}

interface Lists {
  addMembers: string[]
  removeMembers: string[]
  addLabels: string[]
  removeLabels: string[]
}

/** What is taken out goes, what is put in is there once, and the order of the rest stays. */
const altered = (current: RawBuilder<unknown>, add: string[], remove: string[]) =>
  sql`array(select id from unnest(${current} || array(select unnest(${add}::uuid[]) except select unnest(${current})))
    with ordinality as listed (id, place) where id <> all(${remove}::uuid[]) order by place)`

export const updateAll = (db: Db, ids: string[], fields: Fields, lists: Lists) => {
  const members = fields.members ? sql`${fields.members}::uuid[]` : sql`members`
  const labels = fields.labels ? sql`${fields.labels}::uuid[]` : sql`labels`
  return db
    .updateTable('tasks')
    .set({
      members: altered(members, lists.addMembers, lists.removeMembers) as never,
      labels: altered(labels, lists.addLabels, lists.removeLabels) as never,
      ...(fields.priority !== undefined && { priority: fields.priority }),
      ...(fields.complexity !== undefined && { complexity: fields.complexity }),
      ...(fields.startDate !== undefined && { start_date: fields.startDate }),
      ...(fields.dueDate !== undefined && { due_date: fields.dueDate }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
}

/** Takes a label or a person out of every task that has it, on one board or on all of a workspace. The tasks, by board. */
export async function takeOut(
  db: Db,
  field: 'labels' | 'members',
  id: string,
  from: { boardId: string } | { workspaceId: string },
) {
  const boards =
    'boardId' in from
      ? sql`board_id = ${from.boardId}`
      : sql`board_id in (select boards.id from boards where boards.workspace_id = ${from.workspaceId})`
  const { rows } = await sql<{ boardId: string; taskIds: string[] }>`with changed as (
      update tasks set ${sql.ref(field)} = array_remove(${sql.ref(field)}, ${id}::uuid), version = version + 1, updated_at = now()
      where ${sql.ref(field)} @> array[${id}::uuid] and ${boards} returning id, board_id, deleted_at
    )
    select board_id as "boardId", array_agg(id) as "taskIds" from changed where deleted_at is null group by board_id`.execute(
    db,
  )
  return rows
}
