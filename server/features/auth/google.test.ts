// Sign-in with an OpenID issuer: a real one (oidc-provider) on loopback, walked through as a browser would.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { afterAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { appApi } from '#contract/app.ts'
import { authApi } from '#contract/auth.ts'
import { invitationsApi } from '#contract/invitations.ts'
import { workspacesApi } from '#contract/workspaces.ts'
import { Person } from '#server/testing/person.ts'
import { openWorld } from '#server/testing/world.ts'

const people: Record<string, { email: string; email_verified: boolean; name: string }> = {}
const http = createServer((request, response) => provider.callback()(request, response))
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
afterAll(() => void http.close())
const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
const redirectUri = 'http://localhost:1/login'

const provider = new Provider(issuer, {
  clients: [{ client_id: 'hearth', client_secret: 'client-secret', redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id]! }) }),
  features: { devInteractions: { enabled: true } },
  cookies: { keys: ['for this test'] },
})
const world = openWorld({ GOOGLE_CLIENT_ID: 'hearth', GOOGLE_CLIENT_SECRET: 'client-secret', GOOGLE_ISSUER: issuer })

/** Signs in at the issuer and comes back with a code. */
async function codeOf(account: string) {
  const { body } = await world.request('GET', appApi.getConfig.path)
  const codeVerifier = randomBytes(32).toString('base64url')
  const start = new URL(body.google.authorizationUrl)
  start.search = new URLSearchParams({
    client_id: body.google.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const jar = new Map<string, string>()
  const go = async (url: URL, form?: Record<string, string>): Promise<URL> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      jar.set(name!, value!)
    }
    const next = response.headers.get('location')
    if (next) {
      const to = new URL(next, url)
      return to.href.startsWith(redirectUri) ? to : go(to)
    }
    return go(
      url,
      (await response.text()).includes('name="login"')
        ? { prompt: 'login', login: account, password: 'x' }
        : { prompt: 'consent' },
    )
  }
  return { code: (await go(start)).searchParams.get('code')!, codeVerifier }
}

const signIn = async (account: string) =>
  world.try(authApi.loginWithGoogle, { ...(await codeOf(account)), redirectUri })

test('somebody new gets an account, and the same one the next time', async () => {
  people.g1 = { email: 'gina@example.com', email_verified: true, name: 'Gina' }
  const first = await signIn('g1')
  expect(first).toMatchObject({
    status: 200,
    body: { user: { name: 'Gina', emailVerified: true, hasPassword: false } },
  })
  people.g1.email = 'gina.new@example.com'
  expect((await signIn('g1')).body.user._id).toBe(first.body.user._id)
})

test('somebody with a confirmed account finds it again by the address', async () => {
  const ada = await world.person('Ada')
  people.g2 = { email: ada.user.email, email_verified: true, name: 'Other name' }
  expect((await signIn('g2')).body.user).toMatchObject({ _id: ada.user._id, name: 'Ada', hasPassword: true })
})

test('a password left on an address nobody confirmed does not survive its owner’s sign-in', async () => {
  const email = 'hijack@example.com'
  await world.try(authApi.register, { name: 'Mallory', email, password: 'planted by a stranger' })
  people.g3 = { email, email_verified: true, name: 'Olga' }
  expect((await signIn('g3')).body.user).toMatchObject({ emailVerified: true, hasPassword: false })
  expect((await world.try(authApi.login, { email, password: 'planted by a stranger' })).status).toBe(401)
})

test('nor does one that came by the link of an invitation, without a mail server too', async () => {
  const mallory = await world.person('Mallory')
  const { workspace } = await mallory.call(workspacesApi.createWorkspace, { name: 'Trap', url: 'trap' })
  const email = 'olga@example.com'
  const invited = { workspaceId: workspace._id, email, role: 'guest' as const }
  const { invitation } = await mallory.call(invitationsApi.invite, invited)
  const token = new URL(invitation.link!).pathname.split('/').at(-1)!
  expect((await world.try(invitationsApi.getInvitation, { token })).body.invitation.provesAddress).toBe(false)
  const planted = { email, password: 'planted by a stranger' }
  const signedUp = await world.try(authApi.register, { name: 'Olga', ...planted, invitationToken: token })
  expect(signedUp.body).not.toHaveProperty('access_token')
  expect((await world.try(authApi.login, planted)).body.code).toBe('email_not_verified')
  people.olga = { email, email_verified: true, name: 'Olga' }
  expect((await signIn('olga')).body.user).toMatchObject({ emailVerified: true, hasPassword: false })
  expect((await world.try(authApi.login, planted)).status).toBe(401)
})

test('an address the issuer did not confirm opens nothing', async () => {
  const ada = await world.person('Ada')
  people.g4 = { email: ada.user.email, email_verified: false, name: 'Mallory' }
  expect((await signIn('g4')).body.code).toBe('email_not_verified')
})

test('a code works once, and an invented one never', async () => {
  people.g5 = { email: 'once@example.com', email_verified: true, name: 'Once' }
  const answer = { ...(await codeOf('g5')), redirectUri }
  expect((await world.try(authApi.loginWithGoogle, answer)).status).toBe(200)
  expect((await world.try(authApi.loginWithGoogle, answer)).body.code).toBe('oauth_failed')
  expect((await world.try(authApi.loginWithGoogle, { code: 'invented', redirectUri })).body.code).toBe('oauth_failed')
  expect((await world.try(authApi.loginWithGoogle, { code: 'x', redirectUri: 'not a url' })).status).toBe(400)
})

test('without a password, an old session neither sets one, nor moves the account, nor deletes it', async () => {
  people.nora = { email: 'nora@example.com', email_verified: true, name: 'Nora' }
  const { body } = await signIn('nora')
  const nora = new Person(world.url, body, '')
  const attempts = () =>
    Promise.all([
      nora.try(accountApi.changePassword, { newPassword: 'a password of the thief' }),
      nora.try(accountApi.changeEmail, { email: 'thief@example.com', password: '' }),
      nora.try(accountApi.deleteMe, {}),
      nora.try(accountApi.startTotp, {}),
    ])
  const began = (at: Date) =>
    world.db.updateTable('sessions').set({ created_at: at }).where('user_id', '=', nora.user._id).execute()
  await began(new Date(Date.now() - 16 * 60 * 1000))
  for (const reply of await attempts()) expect(reply).toMatchObject({ status: 403, body: { code: 'sign_in_again' } })
  await began(new Date())
  expect((await nora.try(accountApi.changePassword, { newPassword: 'a password of her own' })).status).toBe(200)
})
