import { expect, test } from 'vitest'
import type { NotificationPreferences } from '#contract/notifications.ts'
import { withPreferences, withProjectMuted } from './preferences.ts'

const both = { inApp: true, email: true }
const all: NotificationPreferences = {
  accountActivity: { settings: { newLogin: both, passwordChanged: both, invitations: both } },
  taskManagement: {
    settings: {
      taskAssigned: both,
      taskCompleted: both,
      taskComment: both,
      mention: both,
      taskDueDate: both,
      taskPriorityChanged: both,
      boardInvite: both,
    },
  },
  systemUpdates: { settings: { subscription: both, productNews: both, weeklySummary: both } },
  mailMode: 'bundled',
  quietHours: { from: '22:00', to: '07:00', days: [1] },
  mutedProjects: [],
}

test('only what is named changes', () => {
  const after = withPreferences(all, { taskManagement: { settings: { mention: { email: false } } } })
  expect(after.taskManagement.settings.mention).toEqual({ inApp: true, email: false })
  expect({ ...after, taskManagement: null }).toEqual({ ...all, taskManagement: null })
  expect(after.taskManagement.settings.taskComment).toEqual(both)
})

test('quiet hours can be taken away, which is not the same as leaving them out', () => {
  expect(withPreferences(all, { mailMode: 'instant' })).toEqual({ ...all, mailMode: 'instant' })
  expect(withPreferences(all, { quietHours: null }).quietHours).toBeNull()
})

test('a project is muted once and heard again', () => {
  const project = { _id: 'b1', title: 'Launch', workspaceId: 'w1' }
  const muted = withProjectMuted(withProjectMuted(all, project, true), project, true)
  expect(muted.mutedProjects).toEqual([project])
  expect(withProjectMuted(muted, project, false).mutedProjects).toEqual([])
})
