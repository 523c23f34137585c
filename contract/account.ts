// Everything under /api/me: what a person sees and changes about themselves.
import { z } from 'zod'
import { Activity } from './activities.ts'
import { Username } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { count, Done, Email, Id, line, Moment, NewPassword, Presented, prose, UploadedFile } from './fields.ts'
import { MyInvitation } from './invitations.ts'
import { Language, User } from './people.ts'
import { t } from './texts.ts'
import { isTimeZone } from './time-zones.ts'

const AVATAR_MAX_BYTES = 5 * 1024 * 1024

export const Session = z.object({
  _id: z.string(),
  /** "Firefox on Linux", made from the user agent. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** One of my tasks, with all it takes to find it. */
export const MyTask = z.object({
  _id: z.string(),
  taskId: z.string(),
  title: z.string(),
  priority: z.number(),
  startDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  column: z.object({ title: z.string(), type: z.string(), color: z.string() }),
  board: z.object({ _id: z.string(), title: z.string() }),
  workspace: z.object({ _id: z.string(), name: z.string(), url: z.string() }),
})
export type MyTask = z.infer<typeof MyTask>

/** On a page. */
export const MAX_MY_TASKS = 200
export const MAX_MY_TASK_PAGES = 50

const UserReply = z.object({ user: User })
const TotpCode = z
  .string({ error: () => t`The six digits are required` })
  .trim()
  .max(40)
const TimeZone = z.string().refine(isTimeZone, { error: () => t`This time zone is not known` })

export const accountApi = {
  me: endpoint('GET /api/me', {
    access: 'member',
    summary: 'The signed-in user.',
    input: z.object({}),
    output: UserReply,
  }),
  updateMe: endpoint('PUT /api/me', {
    access: 'person',
    summary: 'Change name, username, job title, time zone, language or the onboarding answers.',
    input: z.object({
      name: line(t`Your name`, 80).optional(),
      username: Username.optional(),
      role: prose(t`The job title`, 80).nullable().optional(),
      timezone: TimeZone.nullable().optional(),
      language: Language.optional(),
      onboarding: z
        .object({
          teamSize: line(t`The team size`, 40).optional(),
          role: prose(t`The role`, 80).optional(),
          goal: prose(t`The goal`, 200).optional(),
        })
        .optional(),
      version: z.int().optional(),
    }),
    output: UserReply,
  }),
  uploadAvatar: endpoint('POST /api/me/avatar', {
    access: 'person',
    summary: 'Set the profile picture (png, jpeg, webp or gif).',
    upload: AVATAR_MAX_BYTES,
    transaction: 'own',
    input: z.object({ file: UploadedFile }),
    output: UserReply,
  }),
  removeAvatar: endpoint('DELETE /api/me/avatar', {
    access: 'person',
    summary: 'Remove the profile picture.',
    input: z.object({}),
    output: UserReply,
  }),
  changePassword: endpoint('PUT /api/me/password', {
    access: 'person',
    summary: 'Change the password. Other sessions end.',
    input: z.object({ currentPassword: Presented.optional(), newPassword: NewPassword }),
    output: Done,
    transaction: 'own',
  }),
  changeEmail: endpoint('PUT /api/me/email', {
    access: 'person',
    summary: 'Ask for another e-mail address. A mail to it confirms the change, one to the old address tells of it.',
    input: z.object({ email: Email, password: Presented }),
    output: Done,
    transaction: 'own',
  }),
  setLastActiveWorkspace: endpoint('PUT /api/me/last-active-workspace', {
    access: 'person',
    summary: 'Remember where to start next time.',
    input: z.object({ workspaceURL: z.string().max(48) }),
    output: UserReply,
  }),
  listSessions: endpoint('GET /api/me/sessions', {
    access: 'person',
    summary: 'Where I am signed in.',
    input: z.object({}),
    output: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint('DELETE /api/me/sessions/:sessionId', {
    access: 'person',
    summary: 'Sign out one of my sessions.',
    input: z.object({ sessionId: Id }),
    output: Done,
  }),
  startTotp: endpoint('POST /api/me/totp', {
    access: 'person',
    secret: true,
    summary:
      'Begin to set up a second factor: a secret for the authenticator app. More than a quarter of an hour after the sign-in it wants the password.',
    input: z.object({ password: Presented.optional() }),
    transaction: 'own',
    output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  }),
  confirmTotp: endpoint('POST /api/me/totp/confirm', {
    access: 'person',
    secret: true,
    summary: 'Turn the second factor on with a first code. Answers the recovery codes, once.',
    input: z.object({ code: TotpCode }),
    output: z.object({ user: User, recoveryCodes: z.array(z.string()) }),
  }),
  removeTotp: endpoint('DELETE /api/me/totp', {
    access: 'person',
    summary: 'Turn the second factor off, with a code or a recovery code.',
    input: z.object({ code: TotpCode }),
    output: UserReply,
  }),
  listMyActivities: endpoint('GET /api/me/activities', {
    access: 'person',
    summary: 'What I did, newest first.',
    input: z.object({ before: Id.optional(), limit: count(100, 50) }),
    output: z.object({ activities: z.array(Activity), hasMore: z.boolean() }),
  }),
  listMyInvitations: endpoint('GET /api/me/invitations', {
    access: 'person',
    summary: 'Invitations sent to my e-mail address.',
    input: z.object({}),
    output: z.object({ invitations: z.array(MyInvitation) }),
  }),
  listMyTasks: endpoint('GET /api/me/tasks', {
    access: 'person',
    summary: 'My open tasks over all workspaces, those due first at the top, 200 to a page.',
    input: z.object({ page: count(MAX_MY_TASK_PAGES, 1) }),
    output: z.object({ tasks: z.array(MyTask) }),
  }),
  exportMe: endpoint('GET /api/me/export', {
    access: 'person',
    summary: 'All my own data as JSON.',
    input: z.object({}),
    output: z.looseObject({
      exportedAt: Moment,
      user: User,
      // What else is known of a workspace is not theirs before they are in it.
      invitations: z.array(MyInvitation.omit({ token: true })),
    }),
  }),
  deleteMe: endpoint('DELETE /api/me', {
    access: 'person',
    summary: 'Delete my account. Refused while I own a workspace with other members.',
    input: z.object({ password: Presented.optional() }),
    output: Done,
    transaction: 'own',
  }),
}
