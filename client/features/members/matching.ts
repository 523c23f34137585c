import { byName } from '#client/core/name-order.ts'
import type { Member } from '#contract/members.ts'
import type { WorkspaceRole } from '#contract/permissions.ts'
import { goesBy } from './goes-by.ts'

/** Who somebody looks for in a list of people. */
export interface Wanted {
  text: string
  /** Null: whatever role. */
  role: WorkspaceRole | null
}

export const everybody: Wanted = { text: '', role: null }

export const matching = (members: Member[], { text, role }: Wanted): Member[] =>
  members
    .filter(
      ({ user: { name, username, email = '' }, role: theirs }) =>
        (role === null || theirs === role) && goesBy([name, username, email], text),
    )
    .sort((one, other) => byName(one.user, other.user))
