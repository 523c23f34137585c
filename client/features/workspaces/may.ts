// What the signed-in person may do in a workspace, for screens to ask. An archived one is read and brought back, nothing else.
import type { GivenRole } from '#contract/members.ts'
import { canInWorkspace, isAtLeast, isOutside, type WorkspaceRole, workspaceRoles } from '#contract/permissions.ts'
import type { Workspace } from '#contract/workspaces.ts'

type Place = Pick<Workspace, 'myRole' | 'permissions' | 'status'>

export const mayCreateProjects = ({ myRole, permissions, status }: Place) =>
  status === 'active' && canInWorkspace(myRole, 'createProjects', permissions)

export const mayInvite = ({ myRole, permissions, status }: Place) =>
  status === 'active' && canInWorkspace(myRole, 'invite', permissions)

/** About everybody; one's own figures are there for whoever has some. */
export const maySeeReports = ({ myRole, permissions }: Place) => canInWorkspace(myRole, 'seeReports', permissions)

/** Members, roles, labels, columns and every other setting; of an archived one no more than to bring it back. */
export const mayManage = ({ myRole }: Place) => canInWorkspace(myRole, 'manage')

export const mayChangeSettings = (workspace: Place) => workspace.status === 'active' && mayManage(workspace)

/** Hands it over, or deletes it. */
export const mayOwn = ({ myRole }: Place) => canInWorkspace(myRole, 'own-workspace')

/** Guests and clients see the projects they were added to, and little else of the workspace. */
export const isInsider = ({ myRole }: Place) => !isOutside(myRole)

const isGiven = (role: WorkspaceRole): role is GivenRole => role !== 'owner'

/** The roles somebody may hand out: up to their own. */
export const rolesToGive = ({ myRole }: Place): GivenRole[] =>
  workspaceRoles.filter(isGiven).filter((role) => isAtLeast(myRole, role))

/** Also who moves projects between folders: what a folder holds is part of the folder. */
export const mayCreateFolders = ({ myRole, permissions, status }: Place) =>
  status === 'active' && canInWorkspace(myRole, 'createFolders', permissions)
