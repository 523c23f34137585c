// What happened, as feeds show it. Every line comes from the event log; the sentence is made here, for screens, mails and files alike.
import { z } from 'zod'
import { Moment } from './fields.ts'
import { Person } from './people.ts'

export const Activity = z.object({
  _id: z.string(),
  type: z.string(),
  actor: Person.nullable(),
  at: Moment,
  workspace: z.object({ _id: z.string(), name: z.string(), url: z.string() }).nullable(),
  board: z.object({ _id: z.string(), title: z.string() }).nullable(),
  payload: z.record(z.string(), z.unknown()),
})
export type Activity = z.infer<typeof Activity>

type Sentence = (payload: Record<string, unknown>) => string
const quoted = (value: unknown) => `“${String(value)}”`

/** Read after the person's name: "Ada signed in from Firefox on Linux". */
const sentences: Record<string, Sentence> = {
  'account-created': () => 'joined Hearth',
  'email-verified': () => 'confirmed the e-mail address',
  'email-change-asked': () => 'asked for another e-mail address',
  'email-changed': () => 'changed the e-mail address',
  'signup-repeated': () => 'was told that somebody signed up with the same address',
  'verification-resent': () => 'was sent the confirmation mail again',
  'password-reset-asked': () => 'was sent a link to reset the password',
  'signed-in': ({ device }) => `signed in from ${String(device)}`,
  'signed-out': () => 'signed out',
  'session-ended': ({ device }) => `ended the session on ${String(device)}`,
  'refresh-token-reused': () => 'had a session ended because an old token was used again',
  'password-changed': () => 'changed the password',
  'password-reset': () => 'reset the password by mail',
  'totp-enabled': () => 'turned on the second factor',
  'totp-disabled': () => 'turned off the second factor',
  'recovery-code-used': () => 'signed in with a recovery code',
  'profile-updated': ({ fields }) => `updated the profile (${(fields as string[]).join(', ')})`,
  'avatar-changed': () => 'changed the profile picture',
  'workspace-created': ({ name }) => `created the workspace ${quoted(name)}`,
  'invitation-sent': ({ email, role }) => `invited ${String(email)} as ${String(role)}`,
  'invitation-accepted': () => 'joined the workspace',
  'invitation-declined': () => 'declined the invitation',
  'board-created': ({ title }) => `created the project ${quoted(title)}`,
  'board-updated': ({ title }) => `updated the project ${quoted(title)}`,
}

/** An event type nobody wrote a sentence for still says something: "task-moved" reads "task moved". */
export const describeActivity = ({ type, payload }: Pick<Activity, 'type' | 'payload'>): string =>
  sentences[type]?.(payload) ?? type.replaceAll('-', ' ')
