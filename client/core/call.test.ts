// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { authApi } from '#contract/auth.ts'
import { boardsApi } from '#contract/boards.ts'
import type { User } from '#contract/people.ts'
import { workspaceActivitiesApi } from '#contract/workspaces.ts'
import { call } from './call.ts'
import { routeAfterSignIn, session } from './session.ts'
import { type EndReason, sessionState } from './session-state.ts'
import { CallError, clientId } from './transport.ts'

const ada: User = {
  _id: 'ada',
  name: 'Ada Lovelace',
  username: 'ada',
  avatar: null,
  avatarThumbnail: null,
  email: 'ada@example.org',
  emailVerified: true,
  lastActiveWorkspaceURL: null,
  onboarding: {},
  role: null,
  timezone: null,
  language: null,
  totpEnabled: false,
  hasPassword: true,
  createdAt: '2026-11-15T09:00:00.000Z',
  version: 1,
}

/** An access token that runs out in so many seconds; the name tells tokens apart. */
const tokenFor = (seconds: number, name = 'first') =>
  `${name}.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`

interface Asked {
  address: string
  method: string
  token: string | null
  clientId: string | null
  body: unknown
  outlivesPage: boolean
}

type Answer = (asked: Asked) => Response | Promise<Response>

/** The server, as far as fetch can see. */
function serverAnswers(answer: Answer): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const headers = new Headers(request.headers)
    const isText = typeof request.body === 'string'
    asked.push({
      address,
      method: request.method ?? 'GET',
      token: headers.get('authorization'),
      clientId: headers.get('x-client-id'),
      body: isText ? JSON.parse(request.body as string) : request.body,
      outlivesPage: request.keepalive === true,
    })
    return answer(asked.at(-1)!)
  })
  return asked
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const refused = () => json({ statusCode: 401, code: 'unauthorized', message: 'Token expired' }, 401)
const isRefresh = ({ address }: Asked) => address === '/auth/refresh'
const freshTokens = () => json({ access_token: tokenFor(900, 'second'), refresh_token: 'refresh-2' })

function signIn(seconds: number) {
  session.start({ access_token: tokenFor(seconds), refresh_token: 'refresh-1', user: ada })
}

let ends: EndReason[] = []
sessionState.onEnd((reason) => ends.push(reason))

beforeEach(() => {
  session.end()
  ends = []
  localStorage.clear()
  sessionStorage.clear()
})

describe('what goes over the wire', () => {
  beforeEach(() => signIn(900))

  test('path names fill the path, the rest of a GET is query without what is undefined', async () => {
    const asked = serverAnswers(() => json({ boards: [] }))
    await call(boardsApi.listBoardEvents, { boardId: 'a/b', after: 4 })
    await call(accountApi.listMyActivities, { before: undefined, limit: 10 })
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/boards/a%2Fb/events?after=4',
      '/api/me/activities?limit=10',
    ])
    expect(asked[0]?.clientId).toBe(clientId)
    expect(asked[0]?.token).toBe(`Bearer ${sessionState.accessToken()}`)
  })

  test('what was asked before the scripts came is taken once, and only for the same person', async () => {
    serverAnswers(() => json({ user: { name: 'asked now' } }))
    const early = () => new Map([['/api/me', Promise.resolve(json({ user: { name: 'asked early' } }))]])
    const name = async () => (await call(accountApi.me, {})).user.name
    window.earlyAnswers = { token: 'somebody-elses', of: early() }
    expect(await name()).toBe('asked now')
    window.earlyAnswers = { token: sessionState.accessToken()!, of: early() }
    expect([await name(), await name()]).toEqual(['asked early', 'asked now'])
    delete window.earlyAnswers
  })

  test('a change outlives its page; what is too long would be refused, and a question needs an answer', async () => {
    const asked = serverAnswers(() => json({}))
    await call(accountApi.updateMe, { name: 'A'.repeat(40_000), version: 1 })
    await call(accountApi.updateMe, { name: 'A'.repeat(70_000), version: 1 })
    await call(accountApi.me, {})
    expect(asked.map(({ outlivesPage }) => outlivesPage)).toEqual([true, false, false])
  })

  test('as many changes outlive their page as a browser takes together, by their bytes, and later ones again', async () => {
    const asked = serverAnswers(() => json({}))
    const change = () => call(accountApi.updateMe, { name: 'ж'.repeat(15_000), version: 1 })
    await Promise.all([change(), change()])
    await change()
    expect(asked.map(({ outlivesPage }) => outlivesPage)).toEqual([true, false, true])
  })

  test('a DELETE carries a body', async () => {
    const asked = serverAnswers(() => json({ message: 'ok' }))
    await call(accountApi.deleteMe, { password: 'secret' })
    expect(asked[0]).toMatchObject({ method: 'DELETE', body: { password: 'secret' } })
  })

  test('an upload is a form with the file', async () => {
    const asked = serverAnswers(() => json({ user: ada }))
    await call(accountApi.uploadAvatar, { file: new File(['x'], 'me.png', { type: 'image/png' }) })
    const form = asked[0]?.body as FormData
    expect(form).toBeInstanceOf(FormData)
    expect((form.get('file') as File).name).toBe('me.png')
  })

  test('a file is answered with its name and what is in it', async () => {
    serverAnswers(
      () =>
        new Response('Time,Person\n', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="acme-activities.csv"' },
        }),
    )
    const file = await call(workspaceActivitiesApi.exportWorkspaceActivities, { workspaceId: 'acme' })
    expect(file).toMatchObject({ filename: 'acme-activities.csv', contentType: 'text/csv' })
    expect(new TextDecoder().decode(file.content as Uint8Array)).toBe('Time,Person\n')
  })

  test('the error has the words of the server, its code and its details', async () => {
    const details = [{ path: 'name', message: 'Your name is required' }]
    serverAnswers(() => json({ statusCode: 400, code: 'invalid', message: 'Check the fields', details }, 400))
    const error = await call(accountApi.updateMe, { name: '' }).catch((reason) => reason)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ status: 400, code: 'invalid', message: 'Check the fields', details, explained: true })
  })

  test('without any words it is An error occurred', async () => {
    serverAnswers(() => new Response('', { status: 502 }))
    await expect(call(accountApi.me, {})).rejects.toMatchObject({ message: 'An error occurred', explained: false })
  })
})

describe('the session', () => {
  test('a token with more than a minute to live is used as it is', async () => {
    signIn(90)
    const asked = serverAnswers(() => json({ user: ada }))
    await call(accountApi.me, {})
    expect(asked.map(({ address }) => address)).toEqual(['/api/me'])
  })

  test('a token within a minute of its end is refreshed before the call', async () => {
    signIn(55)
    const asked = serverAnswers((each) => (isRefresh(each) ? freshTokens() : json({ user: ada })))
    await call(accountApi.me, {})
    expect(asked.map(({ address }) => address)).toEqual(['/auth/refresh', '/api/me'])
    expect(asked[0]?.body).toEqual({ refresh_token: 'refresh-1' })
    expect(asked[1]?.token).toMatch(/^Bearer second\./)
    expect(localStorage.getItem('refresh_token')).toBe('refresh-2')
  })

  test('after a 401 it refreshes once and tries again', async () => {
    signIn(900)
    const asked = serverAnswers((each) => {
      if (isRefresh(each)) return freshTokens()
      return each.token?.startsWith('Bearer second') ? json({ user: ada }) : refused()
    })
    expect(await call(accountApi.me, {})).toEqual({ user: ada })
    expect(asked.map(({ address }) => address)).toEqual(['/api/me', '/auth/refresh', '/api/me'])
  })

  test('calls side by side share one refresh', async () => {
    signIn(900)
    const asked = serverAnswers((each) => {
      if (isRefresh(each)) return freshTokens()
      return each.token?.startsWith('Bearer second') ? json({ user: ada }) : refused()
    })
    await Promise.all([call(accountApi.me, {}), call(accountApi.me, {}), call(accountApi.listSessions, {})])
    expect(asked.filter(isRefresh)).toHaveLength(1)
  })

  test('a refused refresh ends the session and says so', async () => {
    signIn(900)
    serverAnswers(refused)
    await expect(call(accountApi.me, {})).rejects.toThrow('Session expired. Please login again.')
    expect(ends).toEqual(['expired'])
    expect(session.user()).toBeNull()
    expect(localStorage.getItem('access_token')).toBeNull()
  })

  test('a 401 again after the refresh ends it too, without a third try', async () => {
    signIn(900)
    const asked = serverAnswers((each) => (isRefresh(each) ? freshTokens() : refused()))
    await expect(call(accountApi.me, {})).rejects.toThrow('Session expired. Please login again.')
    expect(asked.map(({ address }) => address)).toEqual(['/api/me', '/auth/refresh', '/api/me'])
    expect(ends).toEqual(['expired'])
  })

  test('a server that is away does not sign anybody out', async () => {
    signIn(10)
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(accountApi.me, {})).rejects.toMatchObject({ status: 0 })
    expect(ends).toEqual([])
    expect(session.user()).toEqual(ada)
  })

  /** A refresh under way, and how to answer it. */
  function refreshUnderWay(answer: () => Response) {
    signIn(10)
    let arrive = () => {}
    const asked = serverAnswers((each) => {
      if (!isRefresh(each)) return json({ user: ada })
      return new Promise((resolve) => {
        arrive = () => resolve(answer())
      })
    })
    const outcome = call(accountApi.me, {}).catch((error) => error)
    return { asked, outcome, arrive: () => arrive() }
  }
  const bo = { ...ada, _id: 'bo', name: 'Bo' }
  const signInBo = () => session.start({ access_token: tokenFor(900, 'bo'), refresh_token: 'refresh-bo', user: bo })

  test('tokens that come after somebody signed out are not kept', async () => {
    const { outcome, arrive } = refreshUnderWay(freshTokens)
    session.end()
    arrive()
    expect(await outcome).toMatchObject({ code: 'session_expired' })
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(localStorage.getItem('refresh_token')).toBeNull()
    expect(ends).toEqual(['signed-out'])
  })

  test.each([
    ['granted', freshTokens],
    ['refused', refused],
  ])('a refresh %s after somebody else signed in touches neither their tokens nor their session', async (_, answer) => {
    const { asked, outcome, arrive } = refreshUnderWay(answer)
    session.end()
    signInBo()
    arrive()
    expect(await outcome).toMatchObject({ message: 'Somebody else has signed in' })
    expect(localStorage.getItem('refresh_token')).toBe('refresh-bo')
    expect(session.user()).toEqual(bo)
    expect(asked.filter((each) => !isRefresh(each))).toEqual([])
  })

  test('tokens another tab has renewed meanwhile are used', async () => {
    const { asked, outcome, arrive } = refreshUnderWay(refused)
    sessionState.keepTokens({ access_token: tokenFor(900, 'third'), refresh_token: 'refresh-3' })
    arrive()
    expect(await outcome).toEqual({ user: ada })
    expect(asked.at(-1)?.token).toMatch(/^Bearer third/)
    expect(localStorage.getItem('refresh_token')).toBe('refresh-3')
  })

  test('calls for anyone carry no token and refresh nothing', async () => {
    signIn(10)
    const asked = serverAnswers(() => json({ message: 'ok' }))
    await call(authApi.forgotPassword, { email: 'ada@example.org' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.token).toBeNull()
  })

  test('a wrong password is no lost session', async () => {
    serverAnswers(() => json({ code: 'invalid_credentials', message: 'Invalid email or password' }, 401))
    await expect(call(authApi.login, { email: 'a@b.c', password: 'x' })).rejects.toThrow('Invalid email or password')
    expect(ends).toEqual([])
  })
})

describe('the start-up check', () => {
  const stored = (seconds: number) => {
    localStorage.setItem('access_token', tokenFor(seconds))
    localStorage.setItem('refresh_token', 'refresh-1')
  }

  test.each(['access_token', 'refresh_token'])('fails without the %s, asking nobody', async (missing) => {
    stored(900)
    localStorage.removeItem(missing)
    const asked = serverAnswers(() => json({ user: ada }))
    expect(await session.check()).toBe(false)
    expect(asked).toEqual([])
  })

  test('loads the user, once for all guards', async () => {
    stored(900)
    const asked = serverAnswers(() => json({ user: ada }))
    expect(await Promise.all([session.check(), session.check()])).toEqual([true, true])
    expect(await session.check()).toBe(true)
    expect(asked.map(({ address }) => address)).toEqual(['/api/me'])
    expect(session.user()).toEqual(ada)
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada)
  })

  test('refreshes an expired token first', async () => {
    stored(-5)
    const asked = serverAnswers((each) => (isRefresh(each) ? freshTokens() : json({ user: ada })))
    expect(await session.check()).toBe(true)
    expect(asked.map(({ address }) => address)).toEqual(['/auth/refresh', '/api/me'])
  })

  test('clears what is stored when the refresh is refused', async () => {
    stored(-5)
    serverAnswers(refused)
    expect(await session.check()).toBe(false)
    expect(ends).toEqual(['lapsed'])
    expect(localStorage.getItem('refresh_token')).toBeNull()
  })
})

describe('where someone goes after signing in', () => {
  const sales = { ...ada, lastActiveWorkspaceURL: 'sales' }

  test('to the remembered route, once', () => {
    session.rememberRoute('/sales/projects/1?task=2')
    expect(routeAfterSignIn(sales)).toBe('/sales/projects/1?task=2')
    expect(routeAfterSignIn(sales)).toBe('/sales/projects')
  })

  test('the root is not remembered', () => {
    session.rememberRoute('/')
    expect(routeAfterSignIn(sales)).toBe('/sales/projects')
  })

  test('without a workspace to onboarding', () => expect(routeAfterSignIn(ada)).toBe('/onboarding'))
})

test('logging out tells the server and minds no failure', async () => {
  signIn(900)
  const asked = serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
  session.signOut()
  await Promise.resolve()
  expect(asked[0]).toMatchObject({ address: '/auth/logout', body: { refresh_token: 'refresh-1' } })
  expect(ends).toEqual(['signed-out'])
  expect(session.user()).toBeNull()
  for (const key of ['access_token', 'refresh_token', 'user']) expect(localStorage.getItem(key)).toBeNull()
})

test('another tab that signs out takes this one along', () => {
  signIn(900)
  localStorage.removeItem('refresh_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: null, storageArea: localStorage }))
  expect(ends).toEqual(['elsewhere'])
  expect(session.user()).toBeNull()
})

describe('a user stored by another tab', () => {
  const stored = (user: User) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'user', newValue: JSON.stringify(user), storageArea: localStorage }),
    )

  test('with a new name shows here', () => {
    signIn(900)
    stored({ ...ada, name: 'Ada King' })
    expect(session.user()?.name).toBe('Ada King')
    expect(ends).toEqual([])
  })

  test('who is somebody else ends this view, and keeps what is theirs', () => {
    signIn(900)
    localStorage.setItem('refresh_token', 'refresh-bo')
    stored({ ...ada, _id: 'bo' })
    expect(ends).toEqual(['elsewhere'])
    expect(session.user()).toBeNull()
    expect(localStorage.getItem('refresh_token')).toBe('refresh-bo')
  })
})
