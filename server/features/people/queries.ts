import { type Expression, type SqlBool, sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Person, User } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'

/** Every column of `User`, in contract shape. */
export const userColumns = [
  'users.id as _id',
  'users.name',
  'users.username',
  'users.avatar',
  'users.avatar_thumbnail as avatarThumbnail',
  'users.email',
  'users.email_verified as emailVerified',
  'users.last_active_workspace_url as lastActiveWorkspaceURL',
  'users.onboarding',
  'users.role',
  'users.timezone',
  'users.language',
  'users.totp_enabled as totpEnabled',
  sql<boolean>`users.password_hash is not null`.as('hasPassword'),
  'users.created_at as createdAt',
  'users.version',
] as const

/** Somebody as others see them, for queries that join `users`. */
export const personJson = sql<Person>`json_build_object('_id', users.id, 'name', users.name, 'username', users.username,
  'avatar', users.avatar, 'avatarThumbnail', users.avatar_thumbnail)`

/** The same where there may be nobody, for queries that left join `users`. */
export const personOrNullJson = sql<Person | null>`case when users.id is not null then ${personJson} end`

const withEmail = (email: string) => sql<SqlBool>`lower(email) = lower(${email})` as Expression<SqlBool>

export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').select(userColumns).where('id', '=', id).$castTo<User>().executeTakeFirst()

/** What only the door may see. */
export type Credentials = Pick<Tables['users'], 'password_hash' | 'totp_secret'> & {
  user: User
  totp_last_step: number
}

export async function findCredentials(db: Db, by: { email: string } | { id: string }): Promise<Credentials | null> {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'totp_secret', 'totp_last_step'])
    .where('email' in by ? withEmail(by.email) : sql<SqlBool>`id = ${by.id}`)
    .executeTakeFirst()
  if (!row) return null
  const { password_hash, totp_secret, totp_last_step, ...user } = row
  return { user: user as User, password_hash, totp_secret, totp_last_step }
}

export const findIdByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where(withEmail(email)).executeTakeFirst()

export const findIdByUsername = (db: Db, username: string) =>
  db.selectFrom('users').select('id').where(sql<SqlBool>`lower(username) = lower(${username})`).executeTakeFirst()

export const findIdByIdentity = (db: Db, issuer: string, subject: string) =>
  db
    .selectFrom('identities')
    .select('user_id as id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const insertIdentity = (db: Db, issuer: string, subject: string, userId: string) =>
  db
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((clash) => clash.doNothing())
    .execute()

export interface NewPerson {
  id: string
  name: string
  username: string
  email: string
  email_verified: boolean
  password_hash: string | null
  language: Language | null
  timezone: string | null
}

/** False when the address or the username was taken in the meantime. */
export async function insertUser(db: Db, person: NewPerson): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({
      ...person,
      role: null,
      avatar: null,
      avatar_thumbnail: null,
      last_active_workspace_url: null,
      totp_secret: null,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export type PersonChanges = Partial<
  Pick<
    NewPerson & {
      role: string | null
      avatar: string | null
      avatar_thumbnail: string | null
    },
    | 'name'
    | 'username'
    | 'email'
    | 'email_verified'
    | 'password_hash'
    | 'role'
    | 'timezone'
    | 'avatar'
    | 'avatar_thumbnail'
    | 'language'
  >
> & {
  last_active_workspace_url?: string | null
  onboarding?: User['onboarding']
  totp_secret?: string | null
  totp_enabled?: boolean
}

/** What the profile form shows. Only a change of these makes somebody else's open form outdated. */
const profileFields = new Set(['name', 'username', 'role', 'timezone'])

export async function updateUser(db: Db, id: string, { onboarding, ...changes }: PersonChanges): Promise<User> {
  return db
    .updateTable('users')
    .set({
      ...changes,
      ...(onboarding && { onboarding: sql`onboarding || ${JSON.stringify(onboarding)}::jsonb` }),
      ...(Object.keys({ ...changes, onboarding }).some((field) => profileFields.has(field)) && {
        version: sql`version + 1`,
      }),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returning(userColumns)
    .$castTo<User>()
    .executeTakeFirstOrThrow()
}

/** Counts a time step as used; false when it, or a later one, was used already. */
export async function spendTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()

/** Held until the commit: two changes of the same profile come one after the other. */
export const lockUser = (db: Db, id: string) =>
  db.selectFrom('users').select('version').where('id', '=', id).forUpdate().executeTakeFirst()
