// What happened, as a sentence: for screens, mails and files alike. Apart from the shape of an activity, which pages know
// that show none.
import type { Activity } from './activities.ts'
import { deviceWords } from './device-words.ts'
import { spokenLocale, t } from './texts.ts'

type Sentence = (payload: Record<string, unknown>) => string
/** One, two and three. */
const listed = (words: string[]) => new Intl.ListFormat(spokenLocale()).format(words)
/** Quotes within quotes are single ones, in each of the languages. */
const single: Record<string, string> = { '„': '‚', '“': '‘', '”': '’' }
const quoted = (value: unknown) => {
  const inner = String(value).replace(/[„“”]/g, (quote) => single[quote]!)
  return t`“${inner}”`
}
/** What stands in an event by its own name, in words; what nobody wrote words for says itself. */
const inWords = (name: unknown, words: Record<string, string>) => words[String(name)] ?? String(name)
const namesOf = (names: unknown, words: Record<string, string>, between = ', ') =>
  (names as string[]).map((name) => inWords(name, words)).join(between)

/** With their articles, which other languages have more than one of. */
const taskFields: Record<string, string> = {
  title: t`the title`,
  description: t`the description`,
  columnId: t`the column`,
  members: t`the members`,
  labels: t`the labels`,
  priority: t`the priority`,
  complexity: t`the complexity`,
  startDate: t`the start`,
  dueDate: t`the due date`,
  blockers: t`the blockers`,
  dependencies: t`the dependencies`,
  cover: t`the cover`,
  checklist: t`the checklist`,
  attachments: t`the files`,
}

const profileFields: Record<string, string> = {
  name: t`name`,
  username: t`username`,
  role: t`role`,
  timezone: t`time zone`,
  language: t`language`,
  onboarding: t`onboarding`,
}

const workspaceFields: Record<string, string> = {
  name: t`name`,
  url: t`address`,
  description: t`description`,
  columnTypes: t`column types`,
  settings: t`settings`,
}

/** In a workspace and on a project. */
const roles: Record<string, string> = {
  owner: t`owner`,
  admin: t`admin`,
  manager: t`manager`,
  member: t`member`,
  guest: t`guest`,
  client: t`client`,
  collaborator: t`collaborator`,
}

const scopeWords: Record<string, string> = { read: t`read`, write: t`write` }

const tasksOf = (count: unknown) => (count === 1 ? t`a task` : t`${String(count)} tasks`)

/** What came of a payment, by the status of the subscription after it. */
const paymentWords: Record<string, string> = {
  active: t`paid what was open for Premium`,
  incomplete: t`began an upgrade to Premium that waits for its payment`,
  incomplete_expired: t`tried to upgrade to Premium, and the payment failed`,
  past_due: t`missed a payment for Premium`,
  unpaid: t`missed payments for Premium, which is paused`,
}

const isImport = (changes: unknown) => typeof changes === 'object' && changes !== null && 'imported' in changes

const codeWords = (kind: unknown, ref: unknown, count: unknown) =>
  count === 1
    ? kind === 'commit'
      ? t`commit ${String(ref)}`
      : t`pull request #${String(ref)}`
    : t`${String(count)} commits`

interface Changed {
  field: string
  from?: unknown
  to?: unknown
}

/** Files come and go one by one, each by its name. */
function fileSentence({ from, to }: Changed, title: unknown) {
  if (to) return t`attached ${quoted(to)} to ${quoted(title)}`
  return from ? t`removed ${quoted(from)} from ${quoted(title)}` : t`changed the files of ${quoted(title)}`
}

const linked = (code: string, title: string) => t`linked ${code} for ${title}`
/** What became of a pull request. */
const codeSentences: Record<string, typeof linked> = {
  merged: (code, title) => t`merged ${code} for ${title}`,
  closed: (code, title) => t`closed ${code} for ${title}`,
}

const webhookSentences: Record<string, (name: string) => string> = {
  made: (name) => t`made the webhook ${name}`,
  changed: (name) => t`changed the webhook ${name}`,
  'turned on': (name) => t`turned on the webhook ${name}`,
  'turned off': (name) => t`turned off the webhook ${name}`,
  deleted: (name) => t`deleted the webhook ${name}`,
  'renewed the secret of': (name) => t`renewed the secret of the webhook ${name}`,
}

const sentences = {
  'account-created': () => t`joined Hearth`,
  'email-verified': () => t`confirmed the e-mail address`,
  'email-change-asked': () => t`asked for another e-mail address`,
  'email-changed': () => t`changed the e-mail address`,
  'signup-repeated': () => t`was told that somebody signed up with the same address`,
  'verification-resent': () => t`was sent the confirmation mail again`,
  'password-reset-asked': () => t`was sent a link to reset the password`,
  'signed-in': ({ device, isNewDevice }) =>
    isNewDevice
      ? t`signed in from a new device, ${deviceWords(String(device))}`
      : t`signed in from ${deviceWords(String(device))}`,
  'sign-in-failed': ({ device }) => t`was not let in: a sign-in from ${deviceWords(String(device))} failed`,
  'signed-out': () => t`signed out`,
  'session-ended': ({ device }) => t`ended the session on ${deviceWords(String(device))}`,
  'refresh-token-reused': () => t`had a session ended because an old token was used again`,
  'password-changed': () => t`changed the password`,
  'password-reset': () => t`reset the password by mail`,
  'totp-enabled': () => t`turned on the second factor`,
  'totp-disabled': () => t`turned off the second factor`,
  'recovery-code-used': () => t`signed in with a recovery code`,
  'account-exported': () => t`downloaded everything Hearth knows about them`,
  'account-deleted': () => t`deleted their account`,
  'profile-updated': ({ fields }) => t`updated the profile (${namesOf(fields, profileFields)})`,
  'avatar-changed': () => t`changed the profile picture`,
  'workspace-created': ({ name }) => t`created the workspace ${quoted(name)}`,
  'workspace-updated': ({ fields }) => t`changed the workspace (${namesOf(fields, workspaceFields)})`,
  'workspace-logo-changed': () => t`changed the workspace’s logo`,
  'workspace-archived': () => t`archived the workspace`,
  'workspace-unarchived': () => t`brought the workspace back from the archive`,
  'workspace-handed-over': ({ name }) => t`made ${String(name)} the owner`,
  'workspace-deleted': ({ name }) => t`deleted the workspace ${quoted(name)}`,
  'permissions-changed': () => t`changed what roles may do`,
  'security-changed': () => t`changed the security rules`,
  'member-added': ({ name, role }) => t`added ${String(name)} as ${inWords(role, roles)}`,
  'member-role-changed': ({ name, from, to }) =>
    t`changed ${String(name)} from ${inWords(from, roles)} to ${inWords(to, roles)}`,
  'member-removed': ({ name }) => t`removed ${String(name)} from the workspace`,
  'member-joined-by-link': () => t`joined the workspace with the link of a project`,
  'member-left': () => t`left the workspace`,
  'invitation-sent': ({ email, role }) => t`invited ${String(email)} as ${inWords(role, roles)}`,
  'invitation-canceled': ({ email }) => t`withdrew the invitation of ${String(email)}`,
  'invitation-accepted': () => t`joined the workspace`,
  'invitation-declined': () => t`declined the invitation`,
  'workspace-label-created': ({ name }) => t`added the label ${quoted(name)}`,
  'workspace-label-updated': ({ name }) => t`changed the label ${quoted(name)}`,
  'workspace-label-deleted': ({ name }) => t`deleted the label ${quoted(name)}`,
  'default-column-created': ({ title }) => t`added the default column ${quoted(title)}`,
  'default-column-updated': ({ title }) => t`changed the default column ${quoted(title)}`,
  'default-column-deleted': ({ title }) => t`removed the default column ${quoted(title)}`,
  'folder-created': ({ name }) => t`created the folder ${quoted(name)}`,
  'folder-updated': ({ name }) => t`changed the folder ${quoted(name)}`,
  'folder-moved': ({ name }) => t`moved the folder ${quoted(name)}`,
  'folder-deleted': ({ name }) => t`deleted the folder ${quoted(name)}`,
  'folders-reordered': () => t`reordered the folders`,
  'board-created': ({ title }) => t`created the project ${quoted(title)}`,
  'board-updated': ({ title }) => t`updated the project ${quoted(title)}`,
  'board-archived': ({ title }) => t`archived the project ${quoted(title)}`,
  'board-unarchived': ({ title }) => t`brought the project ${quoted(title)} back from the archive`,
  'board-deleted': ({ title }) => t`deleted the project ${quoted(title)}`,
  'board-moved': ({ title, folder }) =>
    folder
      ? t`moved the project ${quoted(title)} to ${quoted(folder)}`
      : t`moved the project ${quoted(title)} out of its folder`,
  'board-moved-here': ({ title, from }) => t`moved the project ${quoted(title)} here from ${quoted(from)}`,
  'board-moved-away': ({ title }) => t`moved the project ${quoted(title)} to another workspace`,
  'boards-reordered': () => t`reordered the projects`,
  'members-changed': ({ action, name, role }) => {
    if (action === 'joined') return t`joined the project`
    if (action === 'left') return t`left the project`
    if (action === 'removed') return t`took ${String(name)} off the project`
    return action === 'added'
      ? t`put ${String(name)} on the project as ${inWords(role, roles)}`
      : t`made ${String(name)} ${inWords(role, roles)} of the project`
  },
  'invite-link-made': () => t`made an invite link for the project`,
  'invite-link-deleted': () => t`deleted the project’s invite link`,
  'labels-changed': ({ action, name }) => {
    if (action === 'created') return t`created the label ${quoted(name)}`
    if (action === 'updated') return t`updated the label ${quoted(name)}`
    return action === 'deleted' ? t`deleted the label ${quoted(name)}` : t`imported the label ${quoted(name)}`
  },
  'column-created': ({ title }) => t`added the column ${quoted(title)}`,
  'column-updated': ({ title }) => t`changed the column ${quoted(title)}`,
  'column-deleted': ({ title }) => t`deleted the column ${quoted(title)}`,
  'columns-reordered': () => t`reordered the columns`,
  'column-rebalanced': () => t`tidied a column`,
  'task-created': ({ title, restored, movedHere, form }) => {
    if (form) return t`sent in ${quoted(title)} through the form ${quoted(form)}`
    if (movedHere) return t`moved ${quoted(title)} here from another project`
    return restored ? t`brought ${quoted(title)} back` : t`added ${quoted(title)}`
  },
  'task-updated': ({ title, changes }) => {
    const [first, ...more] = changes as Changed[]
    if (first?.field === 'attachments' && more.length === 0) return fileSentence(first, title)
    const fields = (changes as Changed[]).map(({ field }) => inWords(field, taskFields))
    return fields.length === 0 ? t`changed ${quoted(title)}` : t`changed ${listed(fields)} of ${quoted(title)}`
  },
  'task-moved': ({ title, column, columnId, from }) =>
    columnId === from
      ? t`moved ${quoted(title)} within ${quoted(column)}`
      : t`moved ${quoted(title)} to ${quoted(column)}`,
  'task-deleted': ({ title, movedAway }) =>
    movedAway ? t`moved ${quoted(title)} to another project` : t`deleted ${quoted(title)}`,
  'tasks-bulk-updated': ({ count, title: alone, deleted, changes }) => {
    const title = alone ? quoted(alone) : tasksOf(count)
    if ((deleted as unknown[]).length > 0) return t`deleted ${title}`
    if (isImport(changes)) return t`imported ${tasksOf(count)}`
    const { column } = changes as { column?: string }
    return column ? t`moved ${title} to ${quoted(column)}` : t`changed ${title}`
  },
  'import-finished': ({ created, updated, filename }) =>
    t`imported ${quoted(filename)}: ${String(created)} new and ${String(updated)} updated tasks`,
  'import-undone': ({ filename }) => t`took back the import of ${quoted(filename)}`,
  'time-added': ({ title }) => t`logged time on ${quoted(title)}`,
  'time-updated': ({ title }) => t`corrected time on ${quoted(title)}`,
  'time-deleted': ({ title }) => t`took back time on ${quoted(title)}`,
  'timer-started': ({ title }) => t`started working on ${quoted(title)}`,
  'timer-stopped': ({ title }) => t`stopped working on ${quoted(title)}`,
  'timer-auto-stopped': ({ title }) => t`finished ${quoted(title)} while a timer ran`,
  'timer-cancelled': ({ title }) => t`threw away a timer on ${quoted(title)}`,
  'comment-created': ({ title }) => t`commented on ${quoted(title)}`,
  'comment-updated': ({ title }) => t`changed a comment on ${quoted(title)}`,
  'comment-deleted': ({ title }) => t`deleted a comment on ${quoted(title)}`,
  'public-link-made': ({ title }) => t`made a public link to ${quoted(title)}`,
  'public-link-deleted': ({ title }) => t`ended the public link to ${quoted(title)}`,
  'calendar-feed-made': ({ title }) => t`made a calendar link for ${title ? quoted(title) : 'their tasks'}`,
  'calendar-feed-deleted': ({ title }) => t`ended the calendar link for ${title ? quoted(title) : 'their tasks'}`,
  'tasks-exported': ({ title, count, format }) =>
    t`exported ${tasksOf(count)} of ${quoted(title)} as ${String(format).toUpperCase()}`,
  'activities-exported': () => t`exported the activities`,
  'form-created': ({ title }) => t`made the form ${quoted(title)}`,
  'form-updated': ({ title }) => t`changed the form ${quoted(title)}`,
  'form-published': ({ title }) => t`published the form ${quoted(title)}`,
  'form-unpublished': ({ title }) => t`took the form ${quoted(title)} offline`,
  'form-deleted': ({ title }) => t`deleted the form ${quoted(title)}`,
  'form-answers-exported': ({ title }) => t`exported the answers to the form ${quoted(title)}`,
  'form-answer-deleted': ({ title }) => t`deleted an answer to the form ${quoted(title)}`,
  'form-address-renewed': ({ title }) => t`gave the form ${quoted(title)} another address`,
  'subscription-upgraded': () => t`upgraded the workspace to Premium`,
  'subscription-canceled': () => t`put the workspace back on the Free plan`,
  'subscription-updated': ({ card, status }) =>
    card ? t`changed the card the workspace pays with` : (paymentWords[String(status)] ?? t`changed the subscription`),
  'api-key-created': ({ name, scopes }) =>
    t`made the API key ${quoted(name)} (${namesOf(scopes, scopeWords, t` and `)})`,
  'api-key-revoked': ({ name }) => t`revoked the API key ${quoted(name)}`,
  'code-linked': ({ title, kind, ref, state, count }) =>
    (codeSentences[String(state)] ?? linked)(codeWords(kind, ref, count), quoted(title)),
  'code-source-changed': ({ action }) =>
    action === 'connected' ? t`connected the code host` : t`disconnected the code host`,
  'webhook-changed': ({ action, name }) => webhookSentences[String(action)]?.(quoted(name)) ?? String(action),
  'webhook-disabled': ({ name }) => t`turned off the webhook ${quoted(name)} after days without an answer`,
} satisfies Record<string, Sentence>

/** What somebody wrote a sentence for. */
export type ToldType = keyof typeof sentences

/** An event type nobody wrote a sentence for still says something: "task-moved" reads "task moved". */
export const describeActivity = ({ type, payload }: Pick<Activity, 'type' | 'payload'>): string =>
  (sentences as Record<string, Sentence>)[type]?.(payload) ?? type.replaceAll('-', ' ')

/** The id of the task it was about, unless that is known to be gone. */
export const taskOf = ({ type, payload }: Pick<Activity, 'type' | 'payload'>): string | undefined =>
  typeof payload.taskId === 'string' && type !== 'task-deleted' ? payload.taskId : undefined
