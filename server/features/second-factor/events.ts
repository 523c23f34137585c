import type { User } from '#contract/people.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { type Letter, SECURITY_REASON } from '#server/core/letter.ts'

const securityLetter = (user: User, subject: string, text: string): Letter => ({
  to: user.email,
  subject,
  paragraphs: [`Hello ${user.name},`, text, 'If this was not you, change your password now.'],
  reason: SECURITY_REASON,
})

export const totpEnabled = (user: User): HearthEvent => ({
  type: 'totp-enabled',
  payload: {},
  letters: [securityLetter(user, 'Second factor turned on', 'A second factor now protects your account.')],
})

/** Workspaces may demand a second factor: every live room is entered anew, where that still is allowed. */
export const totpDisabled = (user: User): HearthEvent => ({
  type: 'totp-disabled',
  payload: {},
  reopens: { everythingOf: user._id },
  letters: [
    securityLetter(user, 'Second factor turned off', 'Your account is no longer protected by a second factor.'),
  ],
})

export const recoveryCodeUsed = (user: User): HearthEvent => ({
  type: 'recovery-code-used',
  actor: user._id,
  payload: {},
  letters: [
    securityLetter(
      user,
      'A recovery code was used',
      'Somebody used one of your recovery codes. It does not work again.',
    ),
  ],
})
