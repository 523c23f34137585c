// The browser's half of signing in with Google: send the person there, and know them again when they come back to /login.
import { randomId } from '#client/core/random-id.ts'
import type { PublicConfig } from '#contract/app.ts'

const key = 'google-sign-in'

interface Journey {
  state: string
  /** Proves that the one who comes back is the one who left. Missing where the browser has no crypto (plain http). */
  codeVerifier?: string | undefined
  /** The second factor, given before a second journey: a code from Google works only once. */
  totp?: string | undefined
}

const redirectUri = () => `${window.location.origin}/login`

export async function leaveForGoogle(
  { clientId, authorizationUrl }: NonNullable<PublicConfig['google']>,
  totp?: string,
) {
  const journey: Journey = { state: randomId(), totp }
  const address = new URL(authorizationUrl)
  const asked = {
    client_id: clientId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: 'openid email profile',
    state: journey.state,
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  if (crypto.subtle) {
    journey.codeVerifier = randomId(32)
    address.searchParams.set('code_challenge', await challengeOf(journey.codeVerifier))
    address.searchParams.set('code_challenge_method', 'S256')
  }
  sessionStorage.setItem(key, JSON.stringify(journey))
  window.location.assign(address)
}

/** A journey has one return. */
export const endJourney = () => sessionStorage.removeItem(key)

/** What to send to the server, or null when this is not the journey that began here. */
export function returnFromGoogle(code: string, state: string) {
  const kept = sessionStorage.getItem(key)
  const journey: Journey | null = kept ? JSON.parse(kept) : null
  if (!journey || journey.state !== state) return null
  const { codeVerifier, totp } = journey
  return { code, redirectUri: redirectUri(), ...(codeVerifier && { codeVerifier }), ...(totp && { totp }) }
}

async function challengeOf(verifier: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
