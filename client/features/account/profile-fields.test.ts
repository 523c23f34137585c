import { expect, test } from 'vitest'
import type { User } from '#contract/people.ts'
import { changedFields, profileFields, sameProfile } from './profile-fields.ts'

const ada: User = {
  _id: 'ada',
  name: 'Ada',
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
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 1,
}

test('only what was touched is sent', () => {
  const before = profileFields(ada)
  expect(changedFields(before, { ...before, name: 'Ada Byron', timezone: 'UTC' })).toEqual({
    name: 'Ada Byron',
    timezone: 'UTC',
  })
  expect(changedFields(before, before)).toEqual({})
})

test('a new picture does not make it another profile, a new name does', () => {
  expect(sameProfile(ada, { ...ada, avatar: '/files/ada.webp', version: 2 })).toBe(true)
  expect(sameProfile(ada, { ...ada, name: 'Ada Byron' })).toBe(false)
})
