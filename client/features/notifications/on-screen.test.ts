// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { isOnScreen } from './on-screen.ts'

const at = (pathname: string, search = '') => ({ pathname, search }) as Location
const upgraded = { type: 'subscription_upgraded', link: '/acme/settings/subscription', task: null } as Notification

test('whoever changes the plan is not told of it a second time', () => {
  expect(isOnScreen(upgraded, at('/acme/settings/subscription'))).toBe(true)
  expect(isOnScreen(upgraded, at('/acme/projects'))).toBe(false)
  expect(isOnScreen(upgraded, at('/other/settings/subscription'))).toBe(false)
})
