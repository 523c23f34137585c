import { deviceWords } from '#contract/device-words.ts'
import type { Language } from '#contract/languages.ts'
import type { User } from '#contract/people.ts'
import { figure, t } from '#contract/texts.ts'
import type { HearthEvent } from '#server/core/event.ts'
import { type Letter, letterIn, securityReason } from '#server/core/letter.ts'

const signupReason = () =>
  t`You get this mail because this address was used to sign up for Hearth. If that was not you, ignore it.`

export const accountCreated = (user: Pick<User, '_id'>, letters: Letter[]): HearthEvent => ({
  type: 'account-created',
  actor: user._id,
  payload: {},
  letters,
})

export const emailVerified = (userId: string): HearthEvent => ({ type: 'email-verified', actor: userId, payload: {} })

export const emailChanged = (userId: string): HearthEvent => ({ type: 'email-changed', actor: userId, payload: {} })

/** Told by mail once there were several, and not again for each that follows. */
const WORTH_A_MAIL = 5

export const signInFailed = (user: User, device: string, inARow: number): HearthEvent => ({
  type: 'sign-in-failed',
  actor: user._id,
  payload: { device, inARow },
  letters: inARow === WORTH_A_MAIL ? [failedSignInsLetter(user, device)] : [],
})

const failedSignInsLetter = (user: User, device: string): Letter =>
  letterIn(user.language, () => ({
    to: user.email,
    subject: t`Somebody could not sign in to your account`,
    paragraphs: [
      t`Hello ${user.name},`,
      t`${figure(WORTH_A_MAIL)} sign-ins to your Hearth account failed one after the other, the last one from ${deviceWords(device)}.`,
      t`If this was you, there is nothing to do; if you forgot your password, you can reset it from the login page. If it was not you, your account is safe as long as nobody knows your password. A second factor protects it even then.`,
    ],
    reason: securityReason(),
  }))

export const passwordReset = (user: User): HearthEvent => ({
  type: 'password-reset',
  actor: user._id,
  payload: {},
  letters: [passwordChangedLetter(user)],
})

export const passwordChangedLetter = (user: User): Letter =>
  letterIn(user.language, () => ({
    to: user.email,
    subject: t`Your password was changed`,
    paragraphs: [
      t`Hello ${user.name},`,
      t`the password of your Hearth account was changed just now, and all other devices were signed out.`,
      t`If this was not you, reset your password from the login page at once.`,
    ],
    reason: securityReason(),
  }))

export const verificationLetter = (to: string, name: string, url: string, language: Language | null): Letter =>
  letterIn(language, () => ({
    to,
    subject: t`Confirm your e-mail address`,
    paragraphs: [t`Hello ${name},`, t`welcome to Hearth. Please confirm that this address is yours.`],
    button: { label: t`Confirm e-mail address`, url },
    reason: signupReason(),
  }))

export const alreadyRegisteredLetter = (user: User, loginUrl: string): Letter =>
  letterIn(user.language, () => ({
    to: user.email,
    subject: t`You already have an account`,
    paragraphs: [
      t`Hello ${user.name},`,
      t`somebody, probably you, tried to sign up with this address. You already have an account: just log in. If you forgot your password, you can reset it from there.`,
    ],
    button: { label: t`Log in`, url: loginUrl },
    reason: signupReason(),
  }))

export const resetLetter = (user: User, url: string): Letter =>
  letterIn(user.language, () => ({
    to: user.email,
    subject: t`Reset your password`,
    paragraphs: [
      t`Hello ${user.name},`,
      t`somebody asked to reset the password of your Hearth account. The link works once, within the next hour. If it was not you, ignore this mail: nothing has changed.`,
    ],
    button: { label: t`Choose a new password`, url },
    reason: securityReason(),
  }))
