import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import type { HearthEvent, LiveMessage } from '#server/core/event.ts'
import { type Letter, letterIn, securityReason } from '#server/core/letter.ts'
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

const newAddressLetter = (user: User, to: string, url: string): Letter =>
  letterIn(user.language, () => ({
    to,
    subject: t`Confirm your new e-mail address`,
    paragraphs: [
      t`Hello ${user.name},`,
      t`please confirm that your Hearth account shall use this address from now on.`,
    ],
    button: { label: t`Use this address`, url },
    reason: securityReason(),
  }))

/** Without a url there is nothing to confirm, and the new address hears nothing. */
export const emailChangeAsked = (user: User, newEmail: string, url: string | null): HearthEvent => ({
  type: 'email-change-asked',
  payload: {},
  letters: [
    ...(url ? [newAddressLetter(user, newEmail, url)] : []),
    letterIn(user.language, () => ({
      to: user.email,
      subject: t`Your e-mail address is about to change`,
      paragraphs: [
        t`Hello ${user.name},`,
        t`somebody, probably you, asked to change the address of your Hearth account to ${newEmail}. It changes when that mailbox confirms it.`,
        t`If this was not you, change your password now.`,
      ],
      reason: securityReason(),
    })),
  ],
})

export const accountExported = (): HearthEvent => ({ type: 'account-exported', payload: {} })

/** The account is gone when it is read, so it names nobody. */
export const accountDeleted = (): HearthEvent => ({ type: 'account-deleted', actor: null, payload: {} })
