// What a new project begins with.
import type { Db } from '#server/database/connect.ts'

interface ColumnShape {
  title: string
  type: string
  color: string
  position: number
  task_limit?: number | null
}

export const defaultColumnShapes = (db: Db, workspaceId: string): Promise<ColumnShape[]> =>
  db
    .selectFrom('default_columns')
    .select(['title', 'type', 'color', 'position'])
    .where('workspace_id', '=', workspaceId)
    .execute()

export const columnShapesOf = (db: Db, boardId: string): Promise<ColumnShape[]> =>
  db
    .selectFrom('columns')
    .select(['title', 'type', 'color', 'position', 'task_limit'])
    .where('board_id', '=', boardId)
    .execute()

export const ownLabelsOf = (db: Db, boardId: string) =>
  db.selectFrom('labels').select(['name', 'color']).where('board_id', '=', boardId).execute()

export const insertColumns = async (db: Db, columns: (ColumnShape & { id: string; board_id: string })[]) => {
  if (columns.length > 0) await db.insertInto('columns').values(columns).execute()
}

export const insertLabels = async (
  db: Db,
  labels: { id: string; workspace_id: string; board_id: string; name: string; color: string }[],
) => {
  if (labels.length > 0) await db.insertInto('labels').values(labels).execute()
}
