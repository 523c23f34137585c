import type { User } from '#contract/people.ts'
import { said, t } from '#contract/texts.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { type Letter, letterIn, securityReason } from '#server/core/letter.ts'

const securityLetter = (user: User, subject: string, text: string): Letter =>
  letterIn(user.language, () => ({
    to: user.email,
    subject: said(subject),
    paragraphs: [t`Hello ${user.name},`, said(text), t`If this was not you, change your password now.`],
    reason: securityReason(),
  }))

export const totpEnabled = (user: User): HearthEvent => ({
  type: 'totp-enabled',
  payload: {},
  letters: [securityLetter(user, t`Second factor turned on`, t`A second factor now protects your account.`)],
})

/** Workspaces may demand a second factor: every live room is entered anew, where that still is allowed. */
export const totpDisabled = (user: User): HearthEvent => ({
  type: 'totp-disabled',
  payload: {},
  reopens: { everythingOf: user._id },
  letters: [
    securityLetter(user, t`Second factor turned off`, t`Your account is no longer protected by a second factor.`),
  ],
})

export const recoveryCodeUsed = (user: User): HearthEvent => ({
  type: 'recovery-code-used',
  actor: user._id,
  payload: {},
  letters: [
    securityLetter(
      user,
      t`A recovery code was used`,
      t`Somebody used one of your recovery codes. It does not work again.`,
    ),
  ],
})
