import type { User } from '#contract/people.ts'
import type { HearthEvent, LiveMessage } from '#server/core/event.ts'
import { type Letter, SECURITY_REASON } from '#server/core/letter.ts'
import { rooms } from '#server/core/rooms.ts'

const toMyOtherTabs = (user: User, clientId: string | null): LiveMessage => ({
  room: rooms.user(user._id),
  name: 'account-updated',
  body: { clientId },
})

export const profileUpdated = (user: User, fields: string[], clientId: string | null): HearthEvent => ({
  type: 'profile-updated',
  payload: { fields },
  live: [toMyOtherTabs(user, clientId)],
})

export const avatarChanged = (user: User, clientId: string | null): HearthEvent => ({
  type: 'avatar-changed',
  payload: {},
  live: [toMyOtherTabs(user, clientId)],
})

export const passwordChanged = (letter: Letter): HearthEvent => ({
  type: 'password-changed',
  payload: {},
  letters: [letter],
})

const newAddressLetter = (user: User, to: string, url: string): Letter => ({
  to,
  subject: 'Confirm your new e-mail address',
  paragraphs: [`Hello ${user.name},`, 'please confirm that your Hearth account shall use this address from now on.'],
  button: { label: 'Use this address', url },
  reason: SECURITY_REASON,
})

/** Without a url there is nothing to confirm, and the new address hears nothing. */
export const emailChangeAsked = (user: User, newEmail: string, url: string | null): HearthEvent => ({
  type: 'email-change-asked',
  payload: {},
  letters: [
    ...(url ? [newAddressLetter(user, newEmail, url)] : []),
    {
      to: user.email,
      subject: 'Your e-mail address is about to change',
      paragraphs: [
        `Hello ${user.name},`,
        `somebody, probably you, asked to change the address of your Hearth account to ${newEmail}. It changes when that mailbox confirms it.`,
        'If this was not you, change your password now.',
      ],
      reason: SECURITY_REASON,
    },
  ],
})

export const accountExported = (): HearthEvent => ({ type: 'account-exported', payload: {} })

/** The account is gone when it is read, so it names nobody. */
export const accountDeleted = (): HearthEvent => ({ type: 'account-deleted', actor: null, payload: {} })
