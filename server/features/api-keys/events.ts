import type { ApiKey } from '#contract/api-keys.ts'
import type { HearthEvent } from '#server/core/event.ts'

export const apiKeyCreated = ({ _id, workspaceId, name, scopes }: ApiKey): HearthEvent => ({
  type: 'api-key-created',
  workspaceId,
  payload: { keyId: _id, name, scopes },
  changes: ['api-keys'],
})

export const apiKeyRevoked = ({ _id, workspaceId, name }: ApiKey): HearthEvent => ({
  type: 'api-key-revoked',
  workspaceId,
  payload: { keyId: _id, name },
  changes: ['api-keys'],
})
