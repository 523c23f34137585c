import { isPast } from '#client/core/dates.ts'
import type { ApiKey } from '#contract/api-keys.ts'
import { many, t } from '#contract/texts.ts'

export const requestsWord = (requests: number) => many(requests, { one: '# request', other: '# requests' })

export function scopeWords(scopes: ApiKey['scopes']) {
  if (scopes.length > 1) return t`Read and write`
  return scopes[0] === 'read' ? t`Read only` : t`Write only`
}

/** An expired one is refused just as a revoked one is, though nobody revoked it. */
export function stateOf({ status, expiresAt }: ApiKey): 'active' | 'revoked' | 'expired' {
  if (status === 'revoked') return 'revoked'
  return expiresAt && isPast(expiresAt) ? 'expired' : 'active'
}
