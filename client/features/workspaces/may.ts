import { canInWorkspace } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'

export const mayCreateProjects = ({ myRole, permissions, status }: Workspace) =>
  status === 'active' && canInWorkspace(myRole, 'createProjects', permissions)

/** Also who moves projects between folders: what a folder holds is part of the folder. */
export const mayCreateFolders = ({ myRole, permissions, status }: Workspace) =>
  status === 'active' && canInWorkspace(myRole, 'createFolders', permissions)

export const mayManage = ({ myRole }: Workspace) => canInWorkspace(myRole, 'manage')
