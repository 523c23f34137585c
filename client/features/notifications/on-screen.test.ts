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

test('whoever watches an import finish is not told that it has', () => {
  const imported = { type: 'import_finished', link: '/acme/projects/launch/import', task: null } as Notification
  expect(isOnScreen(imported, at('/acme/projects/launch/import/trello', '?import=first'))).toBe(true)
  expect(isOnScreen(imported, at('/acme/projects/launch/import'))).toBe(true)
  expect(isOnScreen(imported, at('/acme/projects/launch/import/trello'))).toBe(false)
  expect(isOnScreen(imported, at('/acme/projects/launch'))).toBe(false)
  expect(isOnScreen(imported, at('/acme/projects/other/import/trello', '?import=first'))).toBe(false)
})
