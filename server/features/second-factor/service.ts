// Codes from an authenticator app (TOTP), and the recovery codes for the day the phone is gone.
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { accountApi } from '#contract/account.ts'
import type { Input } from '#contract/endpoint.ts'
import type { User } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import type { Ctx, GuestCtx } from '#server/core/context.ts'
import { conflict, invalid, unauthorized } from '#server/core/errors.ts'
import {
  type Credentials,
  findCredentials,
  lockUser,
  spendTotpStep,
  updateUser,
} from '#server/features/people/service.ts'
import { requireThemselves } from '#server/features/reauthentication/service.ts'
import { recoveryCodeUsed, totpDisabled, totpEnabled } from './events.ts'
import { replaceRecoveryCodes, spendRecoveryCode } from './queries.ts'

type Api = typeof accountApi

const STEP_SECONDS = 30
/** Guessing six digits: counted per person, and only after the right password, so no stranger can use it up. */
const GUESSES = { name: 'second-factor', calls: 10, windowSeconds: 15 * 60 }

export async function startTotp(ctx: Ctx, { password }: Input<Api['startTotp']>) {
  requireOff(ctx.user)
  // A second factor of somebody else's would keep the owner out for good.
  await requireThemselves(ctx, password)
  const secret = new Secret({ size: 20 })
  await ctx.transact(async (inner) => {
    // Turned on while the password was being checked: another secret in its place would keep the owner out.
    requireOff((await lockCredentials(inner)).user)
    await updateUser(inner.db, ctx.user._id, { totp_secret: ctx.tools.seal.close(secret.base32) })
  })
  return { secret: secret.base32, otpauthUrl: totp(secret.base32, ctx.user.email).toString() }
}

export async function confirmTotp(ctx: Ctx, { code }: Input<Api['confirmTotp']>) {
  const credentials = await lockCredentials(ctx)
  requireOff(credentials.user)
  if (!credentials.totp_secret) throw conflict('totp_not_started', t`Start the set-up first`)
  await ctx.tools.limits.spend(GUESSES, ctx.user._id)
  if (!(await isTotpCode(ctx, credentials, code))) throw wrongCode()
  const recoveryCodes = Array.from({ length: 10 }, newRecoveryCode)
  await replaceRecoveryCodes(ctx.db, ctx.user._id, recoveryCodes.map(ctx.tools.seal.fingerprint))
  const user = await updateUser(ctx.db, ctx.user._id, { totp_enabled: true })
  await ctx.publish(totpEnabled(user))
  return { user, recoveryCodes }
}

export async function removeTotp(ctx: Ctx, { code }: Input<Api['removeTotp']>) {
  const credentials = await requireCredentials(ctx)
  if (!credentials.user.totpEnabled) throw conflict('totp_disabled', t`The second factor is not on`)
  await ctx.tools.limits.spend(GUESSES, ctx.user._id)
  if (!(await isSecondFactor(ctx, credentials, code))) throw wrongCode()
  await replaceRecoveryCodes(ctx.db, ctx.user._id, [])
  const user = await updateUser(ctx.db, ctx.user._id, { totp_enabled: false, totp_secret: null })
  await ctx.publish(totpDisabled(user))
  return { user }
}

/** At the door, after the password: passes those who have none, asks the others for their code. */
export async function requireSecondFactor(ctx: GuestCtx, credentials: Credentials, code: string | undefined) {
  if (!credentials.user.totpEnabled) return
  if (!code) throw unauthorized('totp_required', t`Enter the code from your authenticator app`)
  await ctx.tools.limits.spend(GUESSES, credentials.user._id)
  if (await isSecondFactor(ctx, credentials, code)) return
  ctx.tools.meters.signIns.inc({ outcome: 'wrong_second_factor' })
  throw unauthorized('invalid_totp', t`That code is not right. Please try the next one.`)
}

async function isSecondFactor(ctx: GuestCtx, credentials: Credentials, code: string) {
  if (await isTotpCode(ctx, credentials, code)) return true
  const used = await spendRecoveryCode(
    ctx.db,
    credentials.user._id,
    ctx.tools.seal.fingerprint(code.trim().toLowerCase()),
  )
  if (used) await ctx.publish(recoveryCodeUsed(credentials.user))
  return used
}

async function isTotpCode(ctx: GuestCtx, { user, totp_secret }: Credentials, code: string) {
  if (!totp_secret || !/^\d{6}$/.test(code)) return false
  const timestamp = ctx.now.getTime()
  const delta = totp(ctx.tools.seal.open(totp_secret), user.email).validate({ token: code, timestamp, window: 1 })
  return delta !== null && spendTotpStep(ctx.db, user._id, Math.floor(timestamp / 1000 / STEP_SECONDS) + delta)
}

const totp = (secret: string, email: string) =>
  new TOTP({ issuer: 'Hearth', label: email, secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6 })

/** Two groups of five without the letters people confuse: about 48 bits each. */
function newRecoveryCode() {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return `${group()}-${group()}`
}

function requireOff({ totpEnabled: isOn }: User) {
  if (isOn) throw conflict('totp_enabled', t`The second factor is already on`)
}

/** Held until the commit: the secret that a code was checked against is the one that is turned on. */
async function lockCredentials(ctx: Ctx) {
  await lockUser(ctx.db, ctx.user._id)
  return requireCredentials(ctx)
}

async function requireCredentials(ctx: Ctx) {
  const credentials = await findCredentials(ctx.db, { id: ctx.user._id })
  if (!credentials) throw unauthorized()
  return credentials
}

const wrongCode = () =>
  invalid(t`That code is not right. Please try the next one.`, 'invalid_totp', [
    { path: 'code', message: t`That code is not right` },
  ])
