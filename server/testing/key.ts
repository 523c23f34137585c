// A program that uses Hearth with an API key.
import { v7 as newId } from 'uuid'
import type { Scope } from '#contract/endpoint.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { Db } from '#server/database/connect.ts'
import { Person } from './person.ts'

export class KeyInUse extends Person {
  readonly key: string

  constructor(url: string, key: string) {
    super(url, { access_token: key, refresh_token: '', user: {} as never }, '')
    this.key = key
  }
}

interface Made {
  workspaceId: string
  madeBy: string
  scopes: Scope[]
  expiresAt?: Date
}

/** Faster than making it through the server, for tests that need a new one at every step: each has its own limit. */
export async function insertKey(db: Db, url: string, { workspaceId, madeBy, scopes, expiresAt }: Made) {
  const key = `hk_${newSecret()}`
  await db
    .insertInto('api_keys')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      made_by: madeBy,
      name: 'Robot',
      prefix: key.slice(0, 7),
      hash: hashSecret(key),
      scopes,
      expires_at: expiresAt ?? null,
    })
    .execute()
  return new KeyInUse(url, key)
}
