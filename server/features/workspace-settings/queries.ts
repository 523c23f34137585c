import { sql } from 'kysely'
import type { ColumnType } from '#contract/columns.ts'
import type { WorkspacePermissions } from '#contract/permissions.ts'
import type { WorkspaceSettings } from '#contract/workspaces.ts'
import type { Db } from '#server/database/connect.ts'

interface WorkspaceChanges {
  name?: string
  url?: string
  description?: string
  logo?: string | null
  status?: 'active' | 'archived'
  columnTypes?: ColumnType[]
  permissions?: WorkspacePermissions
  settings?: WorkspaceSettings
  requireSecondFactor?: boolean
  invitationDomains?: string[]
}

export const updateWorkspaceRow = (
  db: Db,
  id: string,
  { columnTypes, permissions, settings, requireSecondFactor, invitationDomains, ...plain }: WorkspaceChanges,
) =>
  db
    .updateTable('workspaces')
    .set({
      ...plain,
      ...(columnTypes && { column_types: JSON.stringify(columnTypes) }),
      ...(permissions && { permissions: JSON.stringify(permissions) }),
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(requireSecondFactor !== undefined && { require_second_factor: requireSecondFactor }),
      ...(invitationDomains && { invitation_domains: invitationDomains }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()

/** Whoever came back to the old address comes back to the new one. */
export const renameLastActive = (db: Db, from: string, to: string) =>
  db.updateTable('users').set({ last_active_workspace_url: to }).where('last_active_workspace_url', '=', from).execute()

export const usedColumnTypes = async (db: Db, workspaceId: string) => {
  const { rows } = await sql<{ type: string }>`select type from default_columns where workspace_id = ${workspaceId}
    union select columns.type from columns join boards on boards.id = columns.board_id
    where boards.workspace_id = ${workspaceId}`.execute(db)
  return new Set(rows.map(({ type }) => type))
}

/** First the old one steps back: there is never more than one. */
export async function changeOwner(db: Db, workspaceId: string, from: string, to: string) {
  const member = (userId: string) =>
    db.updateTable('workspace_members').where('workspace_id', '=', workspaceId).where('user_id', '=', userId)
  await member(from).set({ role: 'admin' }).execute()
  await member(to).set({ role: 'owner' }).execute()
  await db
    .updateTable('workspaces')
    .set({ owner_id: to, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', workspaceId)
    .execute()
}

export const memberIdsOf = async (db: Db, workspaceId: string) => {
  const rows = await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
