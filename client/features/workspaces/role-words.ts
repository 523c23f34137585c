import type { WorkspaceRole } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'

interface RoleWords {
  label: string
  /** "invited you as a member" */
  as: string
  /** What someone with this role may do, in one line. */
  may: string
}

export const roleWords: Record<WorkspaceRole, RoleWords> = {
  owner: { label: t`Owner`, as: t`as the owner`, may: t`Everything, including deleting the workspace` },
  admin: { label: t`Admin`, as: t`as an admin`, may: t`Everything except deleting the workspace` },
  manager: { label: t`Manager`, as: t`as a manager`, may: t`Projects, reports and invitations` },
  member: { label: t`Member`, as: t`as a member`, may: t`Creates projects and works on them` },
  guest: { label: t`Guest`, as: t`as a guest`, may: t`Works only on projects they are added to` },
  client: { label: t`Client`, as: t`as a client`, may: t`Reads and comments on projects they are added to` },
}
