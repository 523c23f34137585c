// Calls an endpoint of the contract as whoever is signed in.
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { isRefusal, needsRefresh, refreshTokens } from './refresh.ts'
import { sessionState } from './session-state.ts'
import { isSessionOver, isUnauthorized, type SendOptions, send, sessionOver } from './transport.ts'

type CallOptions = Omit<SendOptions, 'token'>

export async function call<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  if (endpoint.access === 'anyone') return send(endpoint, input, options)
  try {
    return await callWithRefresh(endpoint, input, options)
  } catch (error) {
    if (isSessionOver(error)) sessionState.end('expired')
    throw error
  }
}

/** Refreshes before a token runs out and once after a 401, but leaves it to the caller what a lost session means. */
export async function callWithRefresh<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  if (needsRefresh()) await renew(sessionState.accessToken())
  const token = sessionState.accessToken()
  try {
    return await send(endpoint, input, { ...options, token })
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    await renew(token)
  }
  try {
    return await send(endpoint, input, { ...options, token: sessionState.accessToken() })
  } catch (error) {
    throw isUnauthorized(error) ? sessionOver() : error
  }
}

async function renew(stale: string | null) {
  try {
    await refreshTokens(stale)
  } catch (error) {
    // A server that is away for a moment must not sign everybody out.
    throw isRefusal(error) ? sessionOver() : error
  }
}
