// What each role may do: read by the server to refuse, by the client to hide. Whoever asks `role === 'admin'` elsewhere is wrong.

/** High to low. There is exactly one owner per workspace. */
export const workspaceRoles = ['owner', 'admin', 'manager', 'member', 'guest', 'client'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

export const boardRoles = ['admin', 'collaborator'] as const
export type BoardRole = (typeof boardRoles)[number]

/** The rows a workspace may change for itself: action -> roles below admin that have it. */
export const changeableActions = ['invite', 'createFolders', 'createProjects', 'seeReports'] as const
type ChangeableAction = (typeof changeableActions)[number]
export type WorkspacePermissions = Record<ChangeableAction, WorkspaceRole[]>

export const defaultPermissions: WorkspacePermissions = {
  invite: ['manager'],
  createFolders: ['manager', 'member'],
  createProjects: ['manager', 'member'],
  seeReports: ['manager'],
}

const fixed = {
  view: ['manager', 'member', 'guest', 'client'],
  'see-workspace-projects': ['manager', 'member'],
  /** Others chat with those they share a project with. */
  'chat-with-everyone': ['manager', 'member'],
  'see-plan': ['manager', 'member'],
  manage: [],
  'own-workspace': [],
  'act-on-every-project': [],
} as const satisfies Record<string, readonly WorkspaceRole[]>

export type WorkspaceAction = ChangeableAction | keyof typeof fixed

export function canInWorkspace(
  role: WorkspaceRole,
  action: WorkspaceAction,
  permissions: WorkspacePermissions = defaultPermissions,
): boolean {
  if (role === 'owner') return true
  if (role === 'admin') return action !== 'own-workspace'
  const allowed: readonly WorkspaceRole[] =
    action in fixed ? fixed[action as keyof typeof fixed] : permissions[action as ChangeableAction]
  return allowed.includes(role)
}

/** For queries: the roles that have a right no workspace can change. */
export const rolesThatMay = (action: keyof typeof fixed): WorkspaceRole[] =>
  workspaceRoles.filter((role) => canInWorkspace(role, action))

/** There is one, and what concerns them concerns the workspace itself. */
export const isOwner = (role: WorkspaceRole) => canInWorkspace(role, 'own-workspace')

/** Nobody hands out more than they have: an invitation or a role change goes up to one's own role. */
export const isAtLeast = (role: WorkspaceRole, other: WorkspaceRole) =>
  workspaceRoles.indexOf(role) <= workspaceRoles.indexOf(other)

/** They see only the projects they were added to, and take no seat of the plan. */
export const outsideRoles: WorkspaceRole[] = ['guest', 'client']
export const isOutside = (role: WorkspaceRole) => outsideRoles.includes(role)

const boardActions = {
  admin: ['view', 'comment', 'edit-tasks', 'edit-columns', 'manage'],
  collaborator: ['view', 'comment', 'edit-tasks', 'edit-columns'],
  /** A client of the workspace, whatever their role on the project: they read and comment. */
  client: ['view', 'comment'],
  /** A workspace member who has not joined a project that is open to the workspace. */
  viewer: ['view'],
} as const

export type BoardAction = (typeof boardActions)['admin'][number]

/** The role somebody really has on a project: workspace admins are admins everywhere, a client stays a client. */
export function roleOnBoard(workspaceRole: WorkspaceRole, boardRole: BoardRole | null): BoardRole | 'client' | null {
  if (canInWorkspace(workspaceRole, 'act-on-every-project')) return 'admin'
  return workspaceRole === 'client' ? 'client' : boardRole
}

export const canOnBoard = (role: keyof typeof boardActions, action: BoardAction): boolean =>
  (boardActions[role] as readonly BoardAction[]).includes(action)
