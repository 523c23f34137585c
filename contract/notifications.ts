// What Hearth tells people of, and how each of them wants to hear it.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { count, Id, Moment } from './fields.ts'
import { Person } from './people.ts'
import { t } from './texts.ts'

export const NOTIFICATIONS_PER_PAGE = 20

/** At most this many can be marked at once. */
const MAX_MARKED = 200

const notificationTypes = [
  'task_assigned',
  'task_mention',
  'task_comment',
  'task_completed',
  'task_priority_changed',
  'task_due_date',
  'board_invite',
  'workspace_invite',
  'invitation_accepted',
  'import_finished',
  'form_answered',
  'subscription_upgraded',
  'subscription_canceled',
  'new_login',
  'password_changed',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const Notification = z.object({
  _id: z.string(),
  type: z.enum(notificationTypes),
  /** Plain text, and `<strong>` around names; everything else in it is escaped by the server. The same for `message`. */
  title: z.string(),
  message: z.string(),
  /** A path of this site. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: Moment,
  /** Null when nobody did it (a due date), or their account is gone. */
  sender: Person.nullable(),
  workspaceId: z.string().nullable(),
  board: z.object({ _id: z.string(), title: z.string() }).nullable(),
  /** What the inbox groups by. */
  task: z.object({ _id: z.string(), taskId: z.string(), title: z.string() }).nullable(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationsMeta = z.object({
  total: z.number(),
  unread: z.number(),
  page: z.number(),
  limit: z.number(),
  totalPages: z.number(),
})
export type NotificationsMeta = z.infer<typeof NotificationsMeta>

const Channels = z.object({ inApp: z.boolean(), email: z.boolean() })
export type Channels = z.infer<typeof Channels>

/** The groups and what is in them, in the order in which they are shown. */
export const preferenceGroups = {
  accountActivity: ['newLogin', 'passwordChanged', 'invitations'],
  taskManagement: [
    'taskAssigned',
    'taskCompleted',
    'taskComment',
    'mention',
    'taskDueDate',
    'taskPriorityChanged',
    'boardInvite',
  ],
  systemUpdates: ['subscription', 'productNews', 'weeklySummary'],
} as const
export type PreferenceGroup = keyof typeof preferenceGroups
export type PreferenceName = (typeof preferenceGroups)[PreferenceGroup][number]

const settings = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.object({ settings: z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>) })

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t`A time of day looks like 22:00` })

/** In the person's own time zone; `from` after `to` goes over midnight. */
export const QuietHours = z.object({
  from: TimeOfDay,
  to: TimeOfDay,
  /** The days on which they begin, 0 (Sunday) to 6. */
  days: z.array(z.number().int().min(0).max(6)).max(7),
})
export type QuietHours = z.infer<typeof QuietHours>

const mailModes = ['instant', 'bundled'] as const

export const NotificationPreferences = z.object({
  accountActivity: settings(preferenceGroups.accountActivity, Channels),
  taskManagement: settings(preferenceGroups.taskManagement, Channels),
  systemUpdates: settings(preferenceGroups.systemUpdates, Channels),
  /** `bundled`: what comes within five minutes is one mail. */
  mailMode: z.enum(mailModes),
  /** No mail and no desktop notice during these; the inbox fills in silence. */
  quietHours: QuietHours.nullable(),
  mutedProjects: z.array(z.object({ _id: z.string(), title: z.string(), workspaceId: z.string() })),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const someSettings = <Name extends string>(names: readonly Name[]) =>
  z.object({ settings: settings(names, Channels.partial().optional()).shape.settings.partial().optional() }).optional()

const SomePreferences = z.object({
  accountActivity: someSettings(preferenceGroups.accountActivity),
  taskManagement: someSettings(preferenceGroups.taskManagement),
  systemUpdates: someSettings(preferenceGroups.systemUpdates),
  mailMode: z.enum(mailModes).optional(),
  quietHours: QuietHours.nullable().optional(),
})
export type SomePreferences = z.infer<typeof SomePreferences>

/** Names in a query string, separated by commas. */
const Types = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(notificationTypes)))

export const notificationsApi = {
  listNotifications: endpoint('GET /api/notifications', {
    access: 'person',
    summary: 'What I was told, newest first. What I may no longer see is not among it.',
    input: z.object({
      page: count(10_000, 1),
      limit: count(100, NOTIFICATIONS_PER_PAGE),
      unread: z.stringbool().optional(),
      types: Types.optional(),
    }),
    output: z.object({ notifications: z.array(Notification), meta: NotificationsMeta }),
  }),

  markAllRead: endpoint('POST /api/notifications/mark-all-read', {
    access: 'person',
    summary: 'Marks everything I was told as read.',
    input: z.object({}),
    output: z.object({ unread: z.literal(0) }),
  }),

  markNotifications: endpoint('POST /api/notifications/mark', {
    access: 'person',
    summary: 'Marks several as read or unread, such as all about one task.',
    input: z.object({ ids: z.array(Id).min(1).max(MAX_MARKED), read: z.boolean() }),
    output: z.object({ unread: z.number() }),
  }),

  markRead: endpoint('POST /api/notifications/:notificationId/mark-read', {
    access: 'person',
    summary: 'Marks one as read.',
    input: z.object({ notificationId: Id }),
    output: z.object({ notification: Notification }),
  }),

  markUnread: endpoint('POST /api/notifications/:notificationId/mark-unread', {
    access: 'person',
    summary: 'Marks one as unread, to come back to it.',
    input: z.object({ notificationId: Id }),
    output: z.object({ notification: Notification }),
  }),

  readPreferences: endpoint('GET /api/notification-preferences', {
    access: 'person',
    summary: 'What I want to be told of, where, and when not.',
    input: z.object({}),
    output: NotificationPreferences,
  }),

  changePreferences: endpoint('PUT /api/notification-preferences', {
    access: 'person',
    summary: 'Changes some of it; what is not named stays. Answers the whole.',
    input: SomePreferences,
    output: NotificationPreferences,
  }),

  muteProject: endpoint('PUT /api/boards/:boardId/mute', {
    access: 'person',
    summary: 'Whether I hear of a project only when somebody mentions me or gives me a task.',
    input: z.object({ boardId: Id, muted: z.boolean() }),
    output: z.object({ muted: z.boolean() }),
  }),
}

/** No login: whoever has the link from a mail turns that kind of mail off. */
export const unsubscribeApi = {
  unsubscribe: endpoint('POST /public/unsubscribe/:token', {
    access: 'anyone',
    summary: 'Turns off the kind of mail the link came with. One click in the mail program sends this.',
    input: z.object({ token: z.string().max(500) }),
    output: z.object({ message: z.string(), kind: z.string() }),
    form: true,
    limit: { perAddress: 30, windowSeconds: 60 },
  }),
}
