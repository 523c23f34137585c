/** Somebody comes to the members in order to invite: to the project of this id, or to none in particular. */
export interface InviteSearch {
  invite?: string
}

export const INVITE_ANYBODY = { invite: 'people' } satisfies InviteSearch

export const readInviteSearch = ({ invite }: Record<string, unknown>): InviteSearch =>
  typeof invite === 'string' ? { invite } : {}
