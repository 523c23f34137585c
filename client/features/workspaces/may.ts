import { canInWorkspace } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'

export const mayCreateProjects = ({ myRole, permissions, status }: Workspace) =>
  status === 'active' && canInWorkspace(myRole, 'createProjects', permissions)
