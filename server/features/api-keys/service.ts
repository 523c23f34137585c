// Keys for programs. The owner and admins of a workspace make, see and revoke them; each acts with the rights of its maker.
import { v7 as newId } from 'uuid'
import { type ApiKey, type apiKeysApi, KEY_MARK, MAX_ACTIVE_KEYS } from '#contract/api-keys.ts'
import type { Input } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import type { Ctx } from '#server/core/context.ts'
import { conflict, hiddenBehindDoor, invalidField, notFound } from '#server/core/errors.ts'
import type { Kept } from '#server/core/kept.ts'
import { hashSecret, newSecret } from '#server/core/secrets.ts'
import type { Db } from '#server/database/connect.ts'
import { lockInWorkspace, requireInWorkspace } from '#server/features/workspaces/service.ts'
import { apiKeyCreated, apiKeyRevoked } from './events.ts'
import { findKey, findKeyHolder, insertKey, type KeyHolder, keysOf, revokeKey, usageOf } from './queries.ts'

export type { KeyHolder } from './queries.ts'
export { countUsage } from './usage.ts'

type Api = typeof apiKeysApi

const WHOLE_KEY = new RegExp(`^${KEY_MARK}[\\w-]{32}$`)
/** Enough to tell keys apart, and far too little to guess the rest by. */
const SHOWN = KEY_MARK.length + 4

export async function listApiKeys(ctx: Ctx, { workspaceId }: Input<Api['listApiKeys']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', { evenArchived: true })
  return { apiKeys: await keysOf(ctx.db, workspaceId) }
}

export async function createApiKey(ctx: Ctx, { workspaceId, name, scopes, expiresAt }: Input<Api['createApiKey']>) {
  // Locked: of two who make the last one that is allowed, one is refused.
  await lockInWorkspace(ctx, workspaceId, 'manage')
  if (expiresAt && new Date(expiresAt) <= ctx.now) throw invalidField('expiresAt', t`The key must end in the future`)
  if (countUsable(ctx, await keysOf(ctx.db, workspaceId)) >= MAX_ACTIVE_KEYS)
    throw conflict('too_many', () => t`A workspace can have at most ${MAX_ACTIVE_KEYS} keys. Revoke one first.`)
  const id = newId()
  const key = KEY_MARK + newSecret()
  await insertKey(ctx.db, {
    id,
    workspace_id: workspaceId,
    made_by: ctx.user._id,
    name,
    prefix: key.slice(0, SHOWN),
    hash: hashSecret(key),
    scopes,
    expires_at: expiresAt ?? null,
  })
  const apiKey = (await findKey(ctx.db, id))!
  await ctx.publish(apiKeyCreated(apiKey))
  return { apiKey, key }
}

/** Even in an archived workspace: a key that got out can always be ended. */
export async function revokeApiKey(ctx: Ctx, { keyId }: Input<Api['revokeApiKey']>) {
  const before = await requireKey(ctx, keyId)
  if (before.status === 'revoked') return { apiKey: before }
  await revokeKey(ctx.db, keyId, ctx.now)
  const apiKey = (await findKey(ctx.db, keyId))!
  await ctx.publish(apiKeyRevoked(apiKey))
  return { apiKey }
}

export async function getApiKeyUsage(ctx: Ctx, { keyId }: Input<Api['getApiKeyUsage']>) {
  await requireKey(ctx, keyId)
  await ctx.tools.keyUsage.writeDown()
  return usageOf(ctx.db, { keyId }, ctx.now)
}

export async function getApiKeyStats(ctx: Ctx, { workspaceId }: Input<Api['getApiKeyStats']>) {
  await requireInWorkspace(ctx, workspaceId, 'manage', { evenArchived: true })
  await ctx.tools.keyUsage.writeDown()
  const all = await keysOf(ctx.db, workspaceId)
  return {
    totalKeys: all.length,
    activeKeys: countUsable(ctx, all),
    ...(await usageOf(ctx.db, { workspaceId }, ctx.now)),
  }
}

/** One that has expired opens nothing any more, and takes nobody's place. */
const countUsable = ({ now }: Ctx, keys: ApiKey[]) =>
  keys.filter(({ status, expiresAt }) => status === 'active' && (!expiresAt || new Date(expiresAt) > now)).length

async function requireKey(ctx: Ctx, keyId: string) {
  const key = await findKey(ctx.db, keyId)
  if (!key) throw notFound(t`API key`)
  await requireInWorkspace(ctx, key.workspaceId, 'manage', { evenArchived: true }).catch(hiddenBehindDoor(t`API key`))
  return key
}

/** Asked at every request of a program: a key that was revoked, or whose maker is gone, is refused at once. */
export async function whoUses(db: Db, holders: Kept<KeyHolder>, token: string) {
  if (!WHOLE_KEY.test(token)) return null
  const hash = hashSecret(token)
  const now = new Date()
  const known = holders.get(hash, now)
  const holder = known ?? (await holders.learn(hash, () => findKeyHolder(db, hash, now)))
  if (!holder || (holder.expiresAt && new Date(holder.expiresAt) <= now)) return null
  return { user: holder.user, sessionId: null, key: holder.key }
}
