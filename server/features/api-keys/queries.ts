import { sql } from 'kysely'
import type { ApiKey, RequestsOfDay } from '#contract/api-keys.ts'
import type { User } from '#contract/people.ts'
import type { KeyInHand } from '#server/core/context.ts'
import type { Db } from '#server/database/connect.ts'
import { personOrNullJson, userColumns } from '#server/features/people/service.ts'

export interface KeyHolder {
  user: User
  key: KeyInHand
  expiresAt: string | null
}

/** The key that lives, and the person it acts for: they must still be in its workspace. */
export async function findKeyHolder(db: Db, hash: string, now: Date): Promise<KeyHolder | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.made_by')
    .innerJoin('workspace_members', (join) =>
      join
        .onRef('workspace_members.workspace_id', '=', 'api_keys.workspace_id')
        .onRef('workspace_members.user_id', '=', 'users.id'),
    )
    .select([
      ...userColumns,
      'api_keys.id as keyId',
      'api_keys.name as keyName',
      'api_keys.workspace_id as workspaceId',
      'api_keys.scopes',
      'api_keys.expires_at as expiresAt',
    ])
    .where('api_keys.hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where(sql<boolean>`(api_keys.expires_at is null or api_keys.expires_at > ${now})`)
    .executeTakeFirst()
  if (!row) return null
  const { keyId: id, keyName: name, workspaceId, scopes, expiresAt, ...user } = row
  return { user: user as User, key: { id, name, workspaceId, scopes }, expiresAt }
}

const keys = (db: Db) =>
  db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.made_by')
    .select([
      'api_keys.id as _id',
      'api_keys.workspace_id as workspaceId',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.scopes',
      sql<ApiKey['status']>`case when api_keys.revoked_at is null then 'active' else 'revoked' end`.as('status'),
      personOrNullJson.as('createdBy'),
      'api_keys.created_at as createdAt',
      'api_keys.expires_at as expiresAt',
      'api_keys.revoked_at as revokedAt',
      'api_keys.last_used_at as lastUsedAt',
    ])
    .$castTo<ApiKey>()

export const keysOf = (db: Db, workspaceId: string) =>
  keys(db)
    .where('api_keys.workspace_id', '=', workspaceId)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute()

export const findKey = (db: Db, id: string) => keys(db).where('api_keys.id', '=', id).executeTakeFirst()

interface NewKey {
  id: string
  workspace_id: string
  made_by: string
  name: string
  prefix: string
  hash: string
  scopes: KeyInHand['scopes']
  expires_at: string | null
}

export const insertKey = (db: Db, row: NewKey) => db.insertInto('api_keys').values(row).execute()

export const revokeKey = (db: Db, id: string, now: Date) =>
  db.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute()

export interface CountedDay {
  keyId: string
  day: string
  requests: number
  /** The latest of them. */
  at: string
}

/** Added to what other nodes counted. Keys that are gone meanwhile are left out. */
export async function addUsage(db: Db, counted: CountedDay[]) {
  const list = <Name extends keyof CountedDay>(name: Name) => counted.map((one) => one[name])
  await sql`with counted as (
      select * from unnest(${list('keyId')}::uuid[], ${list('day')}::date[], ${list('requests')}::integer[],
        ${list('at')}::timestamptz[]) as counted (key_id, day, requests, at)
    ), known as (
      update api_keys set last_used_at = greatest(last_used_at, newest.at)
      from (select key_id, max(at) as at from counted group by key_id) newest where api_keys.id = newest.key_id
      returning api_keys.id
    )
    insert into api_key_days (key_id, day, requests)
    select counted.key_id, counted.day, counted.requests from counted join known on known.id = counted.key_id
    on conflict (key_id, day) do update set requests = api_key_days.requests + excluded.requests`.execute(db)
}

type Whose = { keyId: string } | { workspaceId: string }

/** Of one key or of all keys of a workspace: every request there was, and the last 30 days one by one. */
export async function usageOf(db: Db, whose: Whose, now: Date) {
  const mine = 'keyId' in whose ? sql`api_keys.id = ${whose.keyId}` : sql`api_keys.workspace_id = ${whose.workspaceId}`
  const { rows } = await sql<{ totalRequests: number; lastUsedAt: string | null; byDay: RequestsOfDay[] }>`
    with days as (
      select day, sum(requests) as requests from api_key_days join api_keys on api_keys.id = key_id where ${mine} group by day
    )
    select coalesce((select sum(requests) from days), 0)::bigint as "totalRequests",
      (select max(last_used_at) from api_keys where ${mine}) as "lastUsedAt",
      coalesce((select json_agg(json_build_object('day', day, 'requests', requests) order by day) from days
        where day > (${now}::timestamptz at time zone 'UTC')::date - 30), '[]') as "byDay"`.execute(db)
  return rows[0]!
}
