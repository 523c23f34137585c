// The permission matrix in plain words. What each role may is asked of the contract, never repeated here.
import {
  type BoardAction,
  canInWorkspace,
  canOnBoard,
  roleOnBoard,
  type WorkspaceAction,
  type WorkspacePermissions,
  type WorkspaceRole,
} from '#contract/permissions.ts'

type Changeable = keyof WorkspacePermissions
type Answer = boolean | string

interface ChangeableRow {
  what: string
  changeable: Changeable
}

interface FixedRow {
  what: string
  /** Words where a plain yes would say too much. */
  may(role: WorkspaceRole): Answer
}

export type PermissionRow = ChangeableRow | FixedRow

const inWorkspace = (action: WorkspaceAction) => (role: WorkspaceRole) => canInWorkspace(role, action)

/** On a project they were added to. */
const onTheirProjects = (action: BoardAction) => (role: WorkspaceRole) => {
  const there = roleOnBoard(role, 'collaborator')
  return there !== null && canOnBoard(there, action)
}

export const permissionGroups: { title: string; rows: PermissionRow[] }[] = [
  {
    title: 'You decide',
    rows: [
      { what: 'Invite people to the same role or a lower one', changeable: 'invite' },
      { what: 'Create folders and move projects between them', changeable: 'createFolders' },
      { what: 'Create projects', changeable: 'createProjects' },
      { what: 'See reports of the whole workspace', changeable: 'seeReports' },
    ],
  },
  {
    title: 'Projects',
    rows: [
      { what: 'Read and comment in joined projects', may: onTheirProjects('comment') },
      { what: 'Change tasks and track time in joined projects', may: onTheirProjects('edit-tasks') },
      { what: 'See and join projects open to the workspace', may: inWorkspace('see-workspace-projects') },
      { what: 'Act as admin on every project, private ones too', may: inWorkspace('act-on-every-project') },
    ],
  },
  {
    title: 'Workspace',
    rows: [
      { what: 'Chat', may: (role) => inWorkspace('see-workspace-projects')(role) || 'On shared projects' },
      { what: 'Manage members, labels, columns, settings, billing and API keys', may: inWorkspace('manage') },
      { what: 'Hand over or delete the workspace', may: inWorkspace('own-workspace') },
    ],
  },
]
