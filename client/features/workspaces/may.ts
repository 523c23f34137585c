import { canInWorkspace } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'

export const mayCreateProjects = ({ myRole, permissions, status }: Workspace) =>
  status === 'active' && canInWorkspace(myRole, 'createProjects', permissions)

/** Also who moves projects between folders: what a folder holds is part of the folder. */
export const mayCreateFolders = ({ myRole, permissions, status }: Workspace) =>
  status === 'active' && canInWorkspace(myRole, 'createFolders', permissions)

/** Guests and clients see only those they share a project with; they have no list of everybody. */
export const maySeePeople = ({ myRole }: Workspace) => canInWorkspace(myRole, 'see-workspace-projects')

export const mayManage = ({ myRole }: Workspace) => canInWorkspace(myRole, 'manage')
