// Keys with which programs act for the person who made them, inside one workspace.
import { z } from 'zod'
import { endpoint, scopes } from './endpoint.ts'
import { Id, line, Moment } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

/** What every key begins with: a program that finds one somewhere knows what it has found. */
export const KEY_MARK = 'hk_'
/** Calls a key may make in a minute, whatever else is limited. */
export const KEY_CALLS_PER_MINUTE = 600
export const MAX_ACTIVE_KEYS = 100

const Scope = z.enum(scopes)

export const ApiKey = z.object({
  _id: z.string(),
  workspaceId: z.string(),
  name: z.string(),
  /** How the key begins, to recognise it by. */
  prefix: z.string(),
  scopes: z.array(Scope),
  status: z.enum(['active', 'revoked']),
  /** Whose rights it has; null when their account is gone. */
  createdBy: Person.nullable(),
  createdAt: Moment,
  /** From then on it is refused; null: never. */
  expiresAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
  lastUsedAt: Moment.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const RequestsOfDay = z.object({ day: z.string(), requests: z.number() })
export type RequestsOfDay = z.infer<typeof RequestsOfDay>

/** `byDay`: days (UTC) of the last 30 with at least one request, oldest first. */
const Usage = { totalRequests: z.number(), lastUsedAt: Moment.nullable(), byDay: z.array(RequestsOfDay) }
export const ApiKeyStats = z.object({ totalKeys: z.number(), activeKeys: z.number(), ...Usage })
export type ApiKeyStats = z.infer<typeof ApiKeyStats>

export const apiKeysApi = {
  listApiKeys: endpoint('GET /api/api-keys/:workspaceId', {
    access: 'person',
    summary: 'The keys of a workspace, newest first. For its owner and admins.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ apiKeys: z.array(ApiKey) }),
  }),
  getApiKeyStats: endpoint('GET /api/api-keys/workspace/:workspaceId/stats', {
    access: 'person',
    summary: 'How much all keys of a workspace were used.',
    input: z.object({ workspaceId: Id }),
    output: ApiKeyStats,
  }),
  createApiKey: endpoint('POST /api/api-keys', {
    access: 'person',
    status: 201,
    secret: true,
    summary: 'Make a key. It is shown in this answer and never again: only its hash is kept.',
    input: z.object({
      workspaceId: Id,
      name: line(t`The name`, 80),
      scopes: z
        .array(Scope, { error: () => t`Say what the key may do` })
        .min(1, { error: () => t`Say what the key may do` })
        .max(scopes.length)
        .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
      expiresAt: z.iso
        .datetime({ offset: true, error: () => t`This is not a moment` })
        .transform((moment) => new Date(moment).toISOString())
        .nullish(),
    }),
    output: z.object({ apiKey: ApiKey, key: z.string() }),
  }),
  revokeApiKey: endpoint('POST /api/api-keys/revoke/:keyId', {
    access: 'person',
    summary: 'End a key for good, everywhere and at once.',
    input: z.object({ keyId: Id }),
    output: z.object({ apiKey: ApiKey }),
  }),
  getApiKeyUsage: endpoint('GET /api/api-keys/usage/:keyId', {
    access: 'person',
    summary: 'How much a key was used.',
    input: z.object({ keyId: Id }),
    output: z.object(Usage),
  }),
}
