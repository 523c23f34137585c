// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { session } from '#client/core/session.ts'
import { type EndReason, sessionState } from '#client/core/session-state.ts'
import type { User } from '#contract/people.ts'
import { confirmAddress } from './verify.ts'

const exp = Math.floor(Date.now() / 1000) + 900
const tokensOf = (name: string) => ({
  access_token: `${name}.${btoa(JSON.stringify({ exp }))}.signature`,
  refresh_token: `refresh-${name}`,
})
const ada = { _id: 'ada', lastActiveWorkspaceURL: 'ada-works' } as User
const bo = { _id: 'bo', lastActiveWorkspaceURL: null } as User

let ends: EndReason[] = []
let asked: string[] = []
sessionState.onEnd((reason) => ends.push(reason))

beforeEach(() => {
  localStorage.clear()
  session.start({ ...tokensOf('ada'), user: ada })
  ends = []
  asked = []
})

const theLinkIsOf = (user: User) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ...tokensOf(user._id), user })
  })

test('my own new address leads back to my account', async () => {
  theLinkIsOf(ada)
  expect(await confirmAddress('token')).toEqual({ goTo: '/account/security' })
  expect(ends).toEqual([])
})

test('a link of somebody else ends my session first', async () => {
  theLinkIsOf(bo)
  expect(await confirmAddress('token')).toEqual({ goTo: '/onboarding' })
  expect(ends).toEqual(['replaced'])
  expect(asked).toContain('/auth/logout')
  expect(session.user()).toEqual(bo)
  expect(localStorage.getItem('refresh_token')).toBe('refresh-bo')
})
