// Who calls in a story: everybody of a place, somebody from elsewhere, programs, and those who have no right to.
import { v7 as newId } from 'uuid'
import { accountApi } from '#contract/account.ts'
import type { AccessTokens } from '#server/core/access-tokens.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { Db } from '#server/database/connect.ts'
import { insertKey } from '#server/testing/key.ts'
import { Person } from '#server/testing/person.ts'
import { assemble, cast, type People } from '#server/testing/place.ts'

export const PASSWORD = 'the same long password as ever'

export interface Registry {
  db: Db
  url: string
  accessTokens: AccessTokens
  passwordHash: string
}

/** Somebody who signed up long ago and signed in just now, in three statements. */
export async function quickPerson(registry: Registry, name: string) {
  const { db, url, passwordHash } = registry
  const id = newId()
  const username = `${name.toLowerCase()}-${id.slice(-12)}`
  const user = {
    id,
    name,
    username,
    email: `${username}@example.com`,
    email_verified: true,
    password_hash: passwordHash,
  }
  await db.insertInto('users').values(user).execute()
  const person = new Person(url, { access_token: '', refresh_token: '', user: { _id: id } as never }, PASSWORD)
  await signIn(registry, person)
  person.user = (await person.call(accountApi.me, {})).user
  return person
}

/** A session of their own again, if the last one ended. */
async function signIn({ db, accessTokens }: Registry, person: Person) {
  const userId = person.user._id
  const exists = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!exists) return
  const session = { id: newId(), user_id: userId, device: 'A browser', address: null }
  const expires_at = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at })
    .execute()
  const refreshToken = newSecret()
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashSecret(refreshToken), session_id: session.id })
    .execute()
  person.tokens = { access_token: accessTokens.issue(userId, session.id), refresh_token: refreshToken }
}

/** How often each calls: those who may do most get furthest. */
export const share = {
  owner: 40,
  admin: 8,
  boardAdmin: 6,
  manager: 6,
  member: 10,
  guest: 6,
  client: 5,
  removed: 3,
  stranger: 4,
  nobody: 4,
  readingKey: 3,
  writingKey: 5,
  ended: 1,
}
export type Who = keyof typeof share

export const gather = (registry: Registry): Promise<People> => assemble((name) => quickPerson(registry, name))

export async function callersOf(registry: Registry, people: People, workspaceId: string) {
  const made = { workspaceId, madeBy: people.owner.user._id }
  const readingKey = await insertKey(registry.db, registry.url, { ...made, scopes: ['read'] })
  const writingKey = await insertKey(registry.db, registry.url, { ...made, scopes: ['read', 'write'] })
  const stranger = await quickPerson(registry, 'Stranger')
  const ended = await quickPerson(registry, 'Ended')
  await ended.request('POST', '/auth/logout', { refresh_token: ended.tokens.refresh_token })
  const members = Object.fromEntries(cast.map((who) => [who, people[who]])) as Record<(typeof cast)[number], Person>
  const everybody = { ...members, removed: people.removed, stranger, ended, readingKey, writingKey }
  const programs: Who[] = ['readingKey', 'writingKey']
  return {
    stranger,
    headersOf: (who: Who): Record<string, string> =>
      who === 'nobody' ? {} : { authorization: `Bearer ${everybody[who].tokens.access_token}` },
    /** Whoever was signed out by what the story did is back. */
    async comeBack(who: Who) {
      if (who !== 'nobody' && who !== 'ended' && !programs.includes(who)) await signIn(registry, everybody[who])
    },
  }
}
