import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { openWorld } from '#server/testing/world.ts'

const world = openWorld()

test('whoever said nothing hears everything in the app, and by mail what they wait for', async () => {
  const ada = await world.person('Ada')
  const preferences = await ada.call(notificationsApi.readPreferences, {})
  expect(preferences).toMatchObject({ mailMode: 'instant', quietHours: null, mutedProjects: [] })
  expect(preferences.taskManagement.settings.mention).toEqual({ inApp: true, email: true })
  expect(preferences.taskManagement.settings.taskCompleted).toEqual({ inApp: true, email: false })
  expect(preferences.systemUpdates.settings.weeklySummary.email).toBe(false)
})

test('what is not named stays, and the whole is answered', async () => {
  const ada = await world.person('Ada')
  const bo = await world.person('Bo')
  const before = await ada.call(notificationsApi.readPreferences, {})
  await ada.call(notificationsApi.changePreferences, {
    taskManagement: { settings: { taskComment: { email: false } } },
  })
  const quietHours = { from: '22:00', to: '07:30', days: [1, 2, 3] }
  const after = await ada.call(notificationsApi.changePreferences, {
    taskManagement: { settings: { taskComment: { inApp: false }, mention: { email: false } } },
    quietHours,
  })
  const expected = structuredClone(before)
  expected.taskManagement.settings.taskComment = { inApp: false, email: false }
  expected.taskManagement.settings.mention = { inApp: true, email: false }
  expected.quietHours = quietHours
  expect(after).toEqual(expected)
  expect(await ada.call(notificationsApi.readPreferences, {})).toEqual(expected)
  expect((await ada.try(accountApi.exportMe, {})).body.notificationPreferences).toEqual(expected)
  expect(await bo.call(notificationsApi.readPreferences, {})).toEqual(before)
})

test('two changes at the same moment are both kept', async () => {
  const ada = await world.person('Ada')
  const off = { email: false }
  await Promise.all([
    ada.call(notificationsApi.changePreferences, { taskManagement: { settings: { mention: off } } }),
    ada.call(notificationsApi.changePreferences, { taskManagement: { settings: { taskComment: off } } }),
    ada.call(notificationsApi.changePreferences, { mailMode: 'bundled' }),
  ])
  const { taskManagement, mailMode } = await ada.call(notificationsApi.readPreferences, {})
  expect([taskManagement.settings.mention.email, taskManagement.settings.taskComment.email, mailMode]).toEqual([
    false,
    false,
    'bundled',
  ])
})

test.each([
  { mailMode: 'never' },
  { quietHours: { from: '24:00', to: '07:00', days: [] } },
  { quietHours: { from: '22:00', to: '07:00', days: [7] } },
  { taskManagement: { settings: { mention: true } } },
  { taskManagement: { settings: { mention: { email: 'yes' } } } },
  { taskManagement: true },
])('%j is refused', async (changes) => {
  const ada = await world.person('Ada')
  expect((await ada.request('PUT', '/api/notification-preferences', changes)).status).toBe(400)
  expect((await ada.call(notificationsApi.readPreferences, {})).mailMode).toBe('instant')
})

test('with the account its preferences are gone', async () => {
  const ada = await world.person('Ada')
  await ada.call(notificationsApi.changePreferences, { mailMode: 'bundled' })
  await ada.call(accountApi.deleteMe, { password: ada.password })
  const rows = await world.db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', ada.user._id)
    .execute()
  expect(rows).toEqual([])
})
