import { createSigner, createVerifier } from 'fast-jwt'

const ACCESS_TOKEN_SECONDS = 15 * 60

/** Says which session somebody speaks for. Whether that session still lives is asked of the database at every request. */
export interface AccessTokens {
  issue(userId: string, sessionId: string): string
  /** Null for anything we did not sign, or that is too old. */
  read(token: string): { userId: string; sessionId: string } | null
}

export function accessTokens(secret: string): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: ACCESS_TOKEN_SECONDS * 1000, aud: 'hearth' })
  // The algorithm is ours to choose, never the token's: `alg: none` and friends end here.
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedAud: 'hearth',
    requiredClaims: ['sub', 'sid', 'exp'],
  })
  return {
    issue: (userId, sessionId) => sign({ sub: userId, sid: sessionId }),
    read(token) {
      try {
        const { sub, sid } = verify(token) as { sub: string; sid: string }
        return { userId: sub, sessionId: sid }
      } catch {
        return null
      }
    },
  }
}
