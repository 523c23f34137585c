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
import { t } from '#contract/texts.ts'

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
    title: t`You decide`,
    rows: [
      { what: t`Invite people to the same role or a lower one`, changeable: 'invite' },
      { what: t`Create folders and move projects between them`, changeable: 'createFolders' },
      { what: t`Create projects`, changeable: 'createProjects' },
      { what: t`See reports of the whole workspace`, changeable: 'seeReports' },
    ],
  },
  {
    title: t`Projects`,
    rows: [
      { what: t`Read and comment in joined projects`, may: onTheirProjects('comment') },
      { what: t`Change tasks and track time in joined projects`, may: onTheirProjects('edit-tasks') },
      { what: t`See and join projects open to the workspace`, may: inWorkspace('see-workspace-projects') },
      { what: t`Act as admin on every project, private ones too`, may: inWorkspace('act-on-every-project') },
    ],
  },
  {
    title: t`Workspace`,
    rows: [
      { what: t`Chat`, may: (role) => inWorkspace('chat-with-everyone')(role) || t`On shared projects` },
      { what: t`Manage members, labels, columns, settings, billing and API keys`, may: inWorkspace('manage') },
      { what: t`Hand over or delete the workspace`, may: inWorkspace('own-workspace') },
    ],
  },
]
