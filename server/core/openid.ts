// Sign-in with Google, or with any other OpenID issuer: the same protocol.
import * as oidc from 'openid-client'
import type { Logger } from 'pino'
import { t } from '#contract/texts.ts'
import { invalid } from './errors.ts'

export interface OpenIdSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

export interface Identity {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

export interface OpenId {
  clientId: string
  authorizationUrl(): Promise<string | null>
  /** Exchanges the code for who it is. Refuses whatever the issuer refuses. */
  identify(code: string, redirectUri: string, codeVerifier: string | undefined): Promise<Identity>
}

export function openIdAt({ clientId, clientSecret, issuer }: OpenIdSettings, log: Logger): OpenId {
  // Asked once and kept; an issuer that was away is asked again.
  let known: Promise<oidc.Configuration> | null = null
  const discover = () => {
    known ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: 10,
        ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
      })
      .catch((error) => {
        known = null
        throw error
      })
    return known
  }
  return {
    clientId,
    authorizationUrl: () =>
      discover().then(
        (found) => found.serverMetadata().authorization_endpoint ?? null,
        () => null,
      ),
    async identify(code, redirectUri, codeVerifier) {
      try {
        const found = await discover()
        const back = new URL(redirectUri)
        back.searchParams.set('code', code)
        // Tells apart the answers of several issuers. There is one, and the browser hands over the code alone.
        back.searchParams.set('iss', found.serverMetadata().issuer)
        const tokens = await oidc.authorizationCodeGrant(found, back, {
          idTokenExpected: true,
          ...(codeVerifier && { pkceCodeVerifier: codeVerifier }),
        })
        const claims = tokens.claims()
        if (!claims || typeof claims.email !== 'string') throw new Error('no e-mail address')
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: claims.email,
          emailVerified: claims.email_verified === true,
          name: typeof claims.name === 'string' && claims.name ? claims.name : claims.email.split('@')[0]!,
        }
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'the OpenID issuer did not confirm a sign-in')
        throw invalid(t`Sign-in with Google did not work. Please try again.`, 'oauth_failed')
      }
    },
  }
}
