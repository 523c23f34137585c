// Who there is. Everything about proving it lives in sessions, auth and second-factor.
import { randomInt } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { User } from '#contract/people.ts'
import { plainLetters } from '#contract/plain-letters.ts'
import { t } from '#contract/texts.ts'
import { isTimeZone } from '#contract/time-zones.ts'
import type { GuestCtx, Origin } from '#server/core/context.ts'
import { conflict } from '#server/core/errors.ts'
import { inLanguage } from '#server/core/speech.ts'
import type { Db } from '#server/database/connect.ts'
import { findIdByEmail, findIdByUsername, insertUser, updateUser } from './queries.ts'

export type { Credentials } from './queries.ts'
export {
  deleteUser,
  findCredentials,
  findIdByEmail,
  findIdByIdentity,
  findUser,
  insertIdentity,
  lockUser,
  personJson,
  personOrNullJson,
  spendTotpStep,
  updateUser,
  userColumns,
} from './queries.ts'

interface Registration {
  name: string
  email: string
  username?: string | undefined
  emailVerified: boolean
  passwordHash: string | null
  timezone?: string | undefined
}

/** What somebody reads already, or has chosen; null when nobody said anything about it. */
const askedLanguage = ({ language, languageBy }: Origin) => (languageBy === 'default' ? null : language)

/** A choice made in this browser holds for the account; what a browser merely asks for, where the account has none. */
export async function adoptLanguage(ctx: GuestCtx, user: User): Promise<User> {
  const language = askedLanguage(ctx.origin)
  const isMeant = ctx.origin.languageBy === 'choice' || user.language === null
  return language && isMeant && language !== user.language ? updateUser(ctx.db, user._id, { language }) : user
}

/** The new person's id, or null when the address belongs to somebody already. */
export async function createPerson(
  ctx: GuestCtx,
  { name, email, username, emailVerified, passwordHash, timezone }: Registration,
) {
  const person = {
    id: newId(),
    name,
    email,
    email_verified: emailVerified,
    password_hash: passwordHash,
    language: askedLanguage(ctx.origin),
    timezone: timezone && isTimeZone(timezone) ? timezone : null,
  }
  if (username) {
    await requireFreeUsername(ctx.db, username)
    if (await insertUser(ctx.db, { ...person, username })) return person.id
    // Either the address is known, or the name was taken between the look and the insert.
    if (await findIdByEmail(ctx.db, email)) return null
    throw usernameTaken()
  }
  const wanted = inLanguage(ctx.origin.language, () => usernameFrom(name))
  for (const candidate of [wanted, `${wanted}${randomInt(10, 100)}`, `${wanted}${randomInt(1_000, 1_000_000)}`]) {
    if (await findIdByUsername(ctx.db, candidate)) continue
    if (await insertUser(ctx.db, { ...person, username: candidate })) return person.id
  }
  return null
}

export async function requireFreeUsername(db: Db, username: string, except?: string) {
  const holder = await findIdByUsername(db, username)
  if (holder && holder.id !== except) throw usernameTaken()
}

const usernameTaken = () => conflict('username_taken', t`This username is taken`)

/** "Zoë O'Neil" -> "zoe.oneil" */
function usernameFrom(name: string) {
  const plain = plainLetters(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 24)
    .replace(/\.+$/, '')
  return plain.length >= 3 ? plain : `user${plain}${randomInt(100, 1_000)}`
}
