import type { Member } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'

/** Who somebody looks for in a list of people. */
export interface Wanted {
  text: string
  /** Null: whatever role. */
  role: WorkspaceRole | null
}

export const everybody: Wanted = { text: '', role: null }

/** Compares the way people type: without case, with or without the @ of a username. */
export function matching(members: Member[], { text, role }: Wanted): Member[] {
  const wanted = text.trim().toLowerCase().replace(/^@/, '')
  return members.filter(
    ({ user: { name, username, email = '' }, role: theirs }) =>
      (role === null || theirs === role) &&
      [name, username, email].some((field) => field.toLowerCase().includes(wanted)),
  )
}
