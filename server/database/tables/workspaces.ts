// Workspaces, who is in them, and what their projects share.
import type { ColumnType, Generated } from 'kysely'
import type { ColumnType as TypeOfColumn } from '#contract/columns.ts'
import type { WorkspacePermissions, WorkspaceRole } from '#contract/permissions.ts'
import type { WorkspaceSettings } from '#contract/workspaces.ts'
import type { GeneratedMoment, Json, Moment } from './kinds.ts'

export interface WorkspacesTables {
  workspaces: {
    id: string
    name: string
    url: string
    description: Generated<string>
    logo: string | null
    status: Generated<'active' | 'archived'>
    owner_id: string
    permissions: Json<WorkspacePermissions>
    column_types: ColumnType<TypeOfColumn[], string | undefined, string>
    settings: ColumnType<WorkspaceSettings, string | undefined, string>
    require_second_factor: Generated<boolean>
    invitation_domains: Generated<string[]>
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  workspace_members: { workspace_id: string; user_id: string; role: WorkspaceRole; joined_at: GeneratedMoment }
  invitations: {
    id: string
    workspace_id: string
    email: string
    role: Exclude<WorkspaceRole, 'owner'>
    token: string
    link_token: Generated<string>
    status: Generated<'pending' | 'accepted' | 'declined' | 'canceled'>
    invited_by: string | null
    created_at: GeneratedMoment
    expires_at: Moment
  }
  invitation_boards: { invitation_id: string; board_id: string }
  folders: {
    id: string
    workspace_id: string
    parent_id: string | null
    name: string
    color: Generated<string>
    position: number
    version: Generated<number>
    created_at: GeneratedMoment
    updated_at: GeneratedMoment
  }
  labels: {
    id: string
    workspace_id: string
    board_id: string | null
    name: string
    color: string
    version: Generated<number>
    created_at: GeneratedMoment
  }
  default_columns: {
    id: string
    workspace_id: string
    title: string
    type: string
    color: string
    position: number
    version: Generated<number>
  }
}
