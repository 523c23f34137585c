import type { BoardRole } from '#contract/permissions.ts'

export const boardRoleWords: Record<BoardRole, string> = { admin: 'Admin', collaborator: 'Collaborator' }
