import type { Member } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'

/** Who somebody looks for in a list of people. */
export interface Wanted {
  text: string
  /** Null: whatever role. */
  role: WorkspaceRole | null
}

export const everybody: Wanted = { text: '', role: null }

export const matching = (members: Member[], { text, role }: Wanted): Member[] =>
  members.filter(
    ({ user: { name, username, email = '' }, role: theirs }) =>
      (role === null || theirs === role) && goesBy([name, username, email], text),
  )

/** Compares the way people type: without case, with or without the @ of a username. */
export function goesBy(names: string[], text: string): boolean {
  const wanted = text.trim().toLowerCase().replace(/^@/, '')
  return names.some((name) => name.toLowerCase().includes(wanted))
}
