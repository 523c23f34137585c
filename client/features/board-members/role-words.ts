import type { BoardRole } from '#contract/permissions.ts'
import { t } from '#contract/texts.ts'

export const boardRoleWords: Record<BoardRole, string> = { admin: t`Admin`, collaborator: t`Collaborator` }
