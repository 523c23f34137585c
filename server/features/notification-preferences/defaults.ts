// What somebody hears of who never said anything about it, and which wish each kind of notification follows.
import {
  type Channels,
  type NotificationPreferences,
  type NotificationType,
  type PreferenceName,
  preferenceGroups,
} from '#contract/notifications.ts'

/** What a person said, as it is stored: only that. */
export type Wishes = Partial<Record<PreferenceName, Partial<Channels>>>

/** Everything in the app; by mail what somebody waits for, or must not miss. */
const defaults: Record<PreferenceName, Channels> = {
  newLogin: { inApp: true, email: true },
  passwordChanged: { inApp: true, email: true },
  invitations: { inApp: true, email: true },
  taskAssigned: { inApp: true, email: true },
  taskCompleted: { inApp: true, email: false },
  taskComment: { inApp: true, email: true },
  mention: { inApp: true, email: true },
  taskDueDate: { inApp: true, email: true },
  taskPriorityChanged: { inApp: true, email: false },
  boardInvite: { inApp: true, email: true },
  subscription: { inApp: true, email: true },
  productNews: { inApp: true, email: false },
  weeklySummary: { inApp: false, email: false },
}

const wishFor: Record<NotificationType, PreferenceName | null> = {
  task_assigned: 'taskAssigned',
  task_mention: 'mention',
  task_comment: 'taskComment',
  task_completed: 'taskCompleted',
  task_priority_changed: 'taskPriorityChanged',
  task_due_date: 'taskDueDate',
  board_invite: 'boardInvite',
  workspace_invite: 'invitations',
  invitation_accepted: 'invitations',
  import_finished: null,
  // Work that comes in, for whoever said they look after it.
  form_answered: 'taskAssigned',
  subscription_upgraded: 'subscription',
  subscription_canceled: 'subscription',
  new_login: 'newLogin',
  password_changed: 'passwordChanged',
}

/** These have letters of their own, which leave with what caused them. */
const mailedElsewhere: NotificationType[] = ['workspace_invite', 'password_changed']

export const wishedChannels = (wishes: Wishes, name: PreferenceName): Channels => ({
  ...defaults[name],
  ...wishes[name],
})

export function channelsOf(wishes: Wishes, type: NotificationType): Channels {
  const name = wishFor[type]
  // Whoever imports waits for the end of it, but not at the letter box.
  if (!name) return { inApp: true, email: false }
  const { inApp, email } = wishedChannels(wishes, name)
  return { inApp, email: email && !mailedElsewhere.includes(type) }
}

/** Whose mails a link in a mail turns off. */
export const wishOf = (type: NotificationType) => wishFor[type]

type Groups = Pick<NotificationPreferences, keyof typeof preferenceGroups>

export function groupsOf(wishes: Wishes): Groups {
  const groups = Object.entries(preferenceGroups).map(([group, names]) => [
    group,
    { settings: Object.fromEntries(names.map((name) => [name, wishedChannels(wishes, name)])) },
  ])
  return Object.fromEntries(groups) as Groups
}
