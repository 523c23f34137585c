import type { WorkspaceRole } from '#contract/permissions.ts'

interface RoleWords {
  label: string
  /** "invited you as a member" */
  as: string
  /** What someone with this role may do, in one line. */
  may: string
}

export const roleWords: Record<WorkspaceRole, RoleWords> = {
  owner: { label: 'Owner', as: 'as the owner', may: 'Everything, including deleting the workspace' },
  admin: { label: 'Admin', as: 'as an admin', may: 'Everything except deleting the workspace' },
  manager: { label: 'Manager', as: 'as a manager', may: 'Projects, reports and invitations' },
  member: { label: 'Member', as: 'as a member', may: 'Creates projects and works on them' },
  guest: { label: 'Guest', as: 'as a guest', may: 'Works only on projects they are added to' },
  client: { label: 'Client', as: 'as a client', may: 'Reads and comments on projects they are added to' },
}
