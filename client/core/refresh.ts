// One refresh at a time, over all tabs: each refresh token works once, and using one twice ends the session.
import { authApi } from '#contract/auth.ts'
import { REFRESH_WINDOW_MS } from '#contract/constants.ts'
import { t } from '#contract/texts.ts'
import { sessionState } from './session-state.ts'
import { CallError, send } from './transport.ts'

let underWay: Promise<void> | null = null

/** Renews the tokens unless somebody already replaced `stale`, the access token that did not do. */
export function refreshTokens(stale: string | null): Promise<void> {
  underWay ??= inTurn(() => renew(stale)).finally(() => {
    underWay = null
  })
  return underWay
}

async function renew(stale: string | null) {
  if (sessionState.accessToken() !== stale && !needsRefresh()) return
  const refresh_token = sessionState.refreshToken()
  if (!refresh_token) throw new CallError(401)
  const person = sessionState.user()?._id
  // Somebody may sign out or in, or another tab refresh, before the answer comes: it is about the token that was sent.
  const isStillStored = () => sessionState.refreshToken() === refresh_token
  try {
    const renewed = await send(authApi.refresh, { refresh_token })
    if (isStillStored()) sessionState.keepTokens(renewed)
  } catch (error) {
    if (isStillStored()) throw error
  }
  if (!sessionState.refreshToken()) throw new CallError(401)
  // What one person asked for is not to be done in the name of the next.
  if (person && sessionState.user()?._id !== person) throw new CallError(0, t`Somebody else has signed in`)
}

/** Locks exist only in secure contexts; elsewhere the server's grace for parallel tabs has to do. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('hearth-refresh', work) : work()

export function needsRefresh(now = Date.now()): boolean {
  const token = sessionState.accessToken()
  return !token || expiryOf(token) - now <= REFRESH_WINDOW_MS
}

/** Whether a failed refresh means the session is over, not just that the server is busy or away. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429

function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return Number(exp) * 1000
  } catch {
    return 0
  }
}
