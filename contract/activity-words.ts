// What happened, as a sentence: for screens, mails and files alike. Apart from the shape of an activity, which pages know
// that show none.
import type { Activity } from './activities.ts'

type Sentence = (payload: Record<string, unknown>) => string
const quoted = (value: unknown) => `“${String(value)}”`

const fieldWords: Record<string, string> = { dueDate: 'due date', startDate: 'start', complexity: 'complexity' }

/** "the labels and due date of " */
function fieldsOf(changes: unknown): string {
  const fields = (changes as { field: string }[]).map(({ field }) => fieldWords[field] ?? field)
  return fields.length === 0 ? '' : `the ${fields.join(' and ')} of `
}

const tasksOf = (count: unknown) => (count === 1 ? 'a task' : `${String(count)} tasks`)

/** What came of a payment, by the status of the subscription after it. */
const paymentWords: Record<string, string> = {
  active: 'paid what was open for Premium',
  incomplete: 'began an upgrade to Premium that waits for its payment',
  incomplete_expired: 'tried to upgrade to Premium, and the payment failed',
  past_due: 'missed a payment for Premium',
  unpaid: 'missed payments for Premium, which is paused',
}

const isImport = (changes: unknown) => typeof changes === 'object' && changes !== null && 'imported' in changes

const codeWords = (kind: unknown, ref: unknown, count: unknown) =>
  count === 1
    ? kind === 'commit'
      ? `commit ${String(ref)}`
      : `pull request #${String(ref)}`
    : `${String(count)} commits`

/** Read after the person's name: "Ada signed in from Firefox on Linux". */
const sentences = {
  'account-created': () => 'joined Hearth',
  'email-verified': () => 'confirmed the e-mail address',
  'email-change-asked': () => 'asked for another e-mail address',
  'email-changed': () => 'changed the e-mail address',
  'signup-repeated': () => 'was told that somebody signed up with the same address',
  'verification-resent': () => 'was sent the confirmation mail again',
  'password-reset-asked': () => 'was sent a link to reset the password',
  'signed-in': ({ device, isNewDevice }) => `signed in from ${isNewDevice ? 'a new device, ' : ''}${String(device)}`,
  'sign-in-failed': ({ device }) => `was not let in: a sign-in from ${String(device)} failed`,
  'signed-out': () => 'signed out',
  'session-ended': ({ device }) => `ended the session on ${String(device)}`,
  'refresh-token-reused': () => 'had a session ended because an old token was used again',
  'password-changed': () => 'changed the password',
  'password-reset': () => 'reset the password by mail',
  'totp-enabled': () => 'turned on the second factor',
  'totp-disabled': () => 'turned off the second factor',
  'recovery-code-used': () => 'signed in with a recovery code',
  'account-exported': () => 'downloaded everything Hearth knows about them',
  'account-deleted': () => 'deleted their account',
  'profile-updated': ({ fields }) => `updated the profile (${(fields as string[]).join(', ')})`,
  'avatar-changed': () => 'changed the profile picture',
  'workspace-created': ({ name }) => `created the workspace ${quoted(name)}`,
  'workspace-updated': ({ fields }) => `changed the workspace (${(fields as string[]).join(', ')})`,
  'workspace-logo-changed': () => 'changed the workspace’s logo',
  'workspace-archived': () => 'archived the workspace',
  'workspace-unarchived': () => 'brought the workspace back from the archive',
  'workspace-handed-over': ({ name }) => `made ${String(name)} the owner`,
  'workspace-deleted': ({ name }) => `deleted the workspace ${quoted(name)}`,
  'permissions-changed': () => 'changed what roles may do',
  'security-changed': () => 'changed the security rules',
  'member-added': ({ name, role }) => `added ${String(name)} as ${String(role)}`,
  'member-role-changed': ({ name, from, to }) => `changed ${String(name)} from ${String(from)} to ${String(to)}`,
  'member-removed': ({ name }) => `removed ${String(name)} from the workspace`,
  'member-joined-by-link': () => 'joined the workspace with the link of a project',
  'member-left': () => 'left the workspace',
  'invitation-sent': ({ email, role }) => `invited ${String(email)} as ${String(role)}`,
  'invitation-canceled': ({ email }) => `withdrew the invitation of ${String(email)}`,
  'invitation-accepted': () => 'joined the workspace',
  'invitation-declined': () => 'declined the invitation',
  'workspace-label-created': ({ name }) => `added the label ${quoted(name)}`,
  'workspace-label-updated': ({ name }) => `changed the label ${quoted(name)}`,
  'workspace-label-deleted': ({ name }) => `deleted the label ${quoted(name)}`,
  'default-column-created': ({ title }) => `added the default column ${quoted(title)}`,
  'default-column-updated': ({ title }) => `changed the default column ${quoted(title)}`,
  'default-column-deleted': ({ title }) => `removed the default column ${quoted(title)}`,
  'folder-created': ({ name }) => `created the folder ${quoted(name)}`,
  'folder-updated': ({ name }) => `changed the folder ${quoted(name)}`,
  'folder-moved': ({ name }) => `moved the folder ${quoted(name)}`,
  'folder-deleted': ({ name }) => `deleted the folder ${quoted(name)}`,
  'folders-reordered': () => 'reordered the folders',
  'board-created': ({ title }) => `created the project ${quoted(title)}`,
  'board-updated': ({ title }) => `updated the project ${quoted(title)}`,
  'board-archived': ({ title }) => `archived the project ${quoted(title)}`,
  'board-unarchived': ({ title }) => `brought the project ${quoted(title)} back from the archive`,
  'board-deleted': ({ title }) => `deleted the project ${quoted(title)}`,
  'board-moved': ({ title, folder }) =>
    folder
      ? `moved the project ${quoted(title)} to ${quoted(folder)}`
      : `moved the project ${quoted(title)} out of its folder`,
  'board-moved-here': ({ title, from }) => `moved the project ${quoted(title)} here from ${quoted(from)}`,
  'board-moved-away': ({ title }) => `moved the project ${quoted(title)} to another workspace`,
  'boards-reordered': () => 'reordered the projects',
  'members-changed': ({ action, name, role }) => {
    if (action === 'joined') return 'joined the project'
    if (action === 'left') return 'left the project'
    if (action === 'removed') return `took ${String(name)} off the project`
    return action === 'added'
      ? `put ${String(name)} on the project as ${String(role)}`
      : `made ${String(name)} ${String(role)} of the project`
  },
  'invite-link-made': () => 'made an invite link for the project',
  'invite-link-deleted': () => 'deleted the project’s invite link',
  'labels-changed': ({ action, name }) => `${String(action)} the label ${quoted(name)}`,
  'column-created': ({ title }) => `added the column ${quoted(title)}`,
  'column-updated': ({ title }) => `changed the column ${quoted(title)}`,
  'column-deleted': ({ title }) => `deleted the column ${quoted(title)}`,
  'columns-reordered': () => 'reordered the columns',
  'column-rebalanced': () => 'tidied a column',
  'task-created': ({ title, restored, movedHere, form }) => {
    if (form) return `sent in ${quoted(title)} through the form ${quoted(form)}`
    if (movedHere) return `moved ${quoted(title)} here from another project`
    return restored ? `brought ${quoted(title)} back` : `added ${quoted(title)}`
  },
  'task-updated': ({ title, changes }) => `changed ${fieldsOf(changes)}${quoted(title)}`,
  'task-moved': ({ title, column, columnId, from }) =>
    columnId === from
      ? `moved ${quoted(title)} within ${quoted(column)}`
      : `moved ${quoted(title)} to ${quoted(column)}`,
  'task-deleted': ({ title, movedAway }) =>
    movedAway ? `moved ${quoted(title)} to another project` : `deleted ${quoted(title)}`,
  'tasks-bulk-updated': ({ count, deleted, changes }) => {
    const verb = isImport(changes) ? 'imported' : 'changed'
    return `${(deleted as unknown[]).length > 0 ? 'deleted' : verb} ${tasksOf(count)}`
  },
  'import-finished': ({ created, updated, filename }) =>
    `imported ${quoted(filename)}: ${String(created)} new and ${String(updated)} updated tasks`,
  'import-undone': ({ filename }) => `took back the import of ${quoted(filename)}`,
  'time-added': ({ title }) => `logged time on ${quoted(title)}`,
  'time-updated': ({ title }) => `corrected time on ${quoted(title)}`,
  'time-deleted': ({ title }) => `took back time on ${quoted(title)}`,
  'timer-started': ({ title }) => `started working on ${quoted(title)}`,
  'timer-stopped': ({ title }) => `stopped working on ${quoted(title)}`,
  'timer-auto-stopped': ({ title }) => `finished ${quoted(title)} while a timer ran`,
  'timer-cancelled': ({ title }) => `threw away a timer on ${quoted(title)}`,
  'comment-created': ({ title }) => `commented on ${quoted(title)}`,
  'comment-updated': ({ title }) => `changed a comment on ${quoted(title)}`,
  'comment-deleted': ({ title }) => `deleted a comment on ${quoted(title)}`,
  'public-link-made': ({ title }) => `made a public link to ${quoted(title)}`,
  'public-link-deleted': ({ title }) => `ended the public link to ${quoted(title)}`,
  'calendar-feed-made': ({ title }) => `made a calendar link for ${title ? quoted(title) : 'their tasks'}`,
  'calendar-feed-deleted': ({ title }) => `ended the calendar link for ${title ? quoted(title) : 'their tasks'}`,
  'tasks-exported': ({ title, count, format }) =>
    `exported ${tasksOf(count)} of ${quoted(title)} as ${String(format).toUpperCase()}`,
  'activities-exported': () => 'exported the activities',
  'form-created': ({ title }) => `made the form ${quoted(title)}`,
  'form-updated': ({ title }) => `changed the form ${quoted(title)}`,
  'form-published': ({ title }) => `published the form ${quoted(title)}`,
  'form-unpublished': ({ title }) => `took the form ${quoted(title)} offline`,
  'form-deleted': ({ title }) => `deleted the form ${quoted(title)}`,
  'form-address-renewed': ({ title }) => `gave the form ${quoted(title)} another address`,
  'subscription-upgraded': () => 'upgraded the workspace to Premium',
  'subscription-canceled': () => 'put the workspace back on the Free plan',
  'subscription-updated': ({ card, status }) =>
    card ? 'changed the card the workspace pays with' : (paymentWords[String(status)] ?? 'changed the subscription'),
  'api-key-created': ({ name, scopes }) => `made the API key ${quoted(name)} (${(scopes as string[]).join(' and ')})`,
  'api-key-revoked': ({ name }) => `revoked the API key ${quoted(name)}`,
  'code-linked': ({ title, kind, ref, state, count }) =>
    `${typeof state === 'string' && state !== 'open' ? state : 'linked'} ${codeWords(kind, ref, count)} for ${quoted(title)}`,
  'code-source-changed': ({ action }) => `${String(action)} the code host`,
  'webhook-changed': ({ action, name }) => `${String(action)} the webhook ${quoted(name)}`,
  'webhook-disabled': ({ name }) => `turned off the webhook ${quoted(name)} after days without an answer`,
} satisfies Record<string, Sentence>

/** What one can look for in a workspace's history. */
export const activityKinds = {
  people: [
    'member-added',
    'member-role-changed',
    'member-removed',
    'member-left',
    'member-joined-by-link',
    'members-changed',
    'invitation-sent',
    'invitation-canceled',
    'invitation-accepted',
    'invitation-declined',
  ],
  projects: [
    'board-created',
    'board-updated',
    'board-archived',
    'board-unarchived',
    'board-deleted',
    'board-moved',
    'board-moved-here',
    'board-moved-away',
    'boards-reordered',
    'labels-changed',
    'folder-created',
    'folder-updated',
    'folder-moved',
    'folder-deleted',
    'folders-reordered',
    'form-created',
    'form-updated',
    'form-published',
    'form-unpublished',
    'form-deleted',
    'form-address-renewed',
  ],
  tasks: [
    'column-created',
    'column-updated',
    'column-deleted',
    'columns-reordered',
    'task-created',
    'task-updated',
    'task-moved',
    'task-deleted',
    'tasks-bulk-updated',
    'import-finished',
    'import-undone',
    'time-added',
    'time-updated',
    'time-deleted',
    'timer-started',
    'timer-stopped',
    'timer-auto-stopped',
    'timer-cancelled',
    'comment-created',
    'comment-updated',
    'comment-deleted',
    'code-linked',
  ],
  settings: [
    'workspace-created',
    'workspace-updated',
    'workspace-logo-changed',
    'workspace-archived',
    'workspace-unarchived',
    'workspace-handed-over',
    'permissions-changed',
    'security-changed',
    'workspace-label-created',
    'workspace-label-updated',
    'workspace-label-deleted',
    'default-column-created',
    'default-column-updated',
    'default-column-deleted',
    'subscription-upgraded',
    'subscription-canceled',
    'subscription-updated',
    'api-key-created',
    'api-key-revoked',
    'webhook-changed',
    'code-source-changed',
    'webhook-disabled',
  ],
  /** What somebody looks through after an incident. Parts of it stand under other kinds as well. */
  security: [
    'member-added',
    'member-role-changed',
    'member-removed',
    'member-left',
    'member-joined-by-link',
    'members-changed',
    'invitation-sent',
    'invitation-canceled',
    'invitation-accepted',
    'workspace-handed-over',
    'workspace-archived',
    'permissions-changed',
    'security-changed',
    'api-key-created',
    'api-key-revoked',
    'webhook-changed',
    'code-source-changed',
    'invite-link-made',
    'invite-link-deleted',
    'public-link-made',
    'public-link-deleted',
    'calendar-feed-made',
    'calendar-feed-deleted',
    'form-published',
    'form-unpublished',
    'form-address-renewed',
    'tasks-exported',
    'activities-exported',
    'import-finished',
    'import-undone',
    'board-deleted',
    'board-moved-away',
    'subscription-updated',
  ],
} as const satisfies Record<string, readonly (keyof typeof sentences)[]>
export type ActivityKind = keyof typeof activityKinds

/** An event type nobody wrote a sentence for still says something: "task-moved" reads "task moved". */
export const describeActivity = ({ type, payload }: Pick<Activity, 'type' | 'payload'>): string =>
  (sentences as Record<string, Sentence>)[type]?.(payload) ?? type.replaceAll('-', ' ')
