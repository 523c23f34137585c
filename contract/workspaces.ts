import { z } from 'zod'
import { Activity } from './activities.ts'
import { ColumnType, DefaultColumn, MAX_COLUMN_TYPES, SentColumnType } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { count, Done, Download, Id, IdOrName, line, prose, UploadedFile } from './fields.ts'
import { Label } from './labels.ts'
import { Member } from './members.ts'
import { changeableActions, workspaceRoles } from './permissions.ts'
import { plainLetters } from './plain-letters.ts'
import { t } from './texts.ts'
import { WorkspaceSummary } from './workspace-summary.ts'

const Role = z.enum(workspaceRoles)

export { WorkspaceSummary }

export const WorkspaceSettings = z.object({
  workingHoursPerDay: z.number(),
  /** 0 (Sunday) to 6. */
  workingDays: z.array(z.number()),
  /** The day a week begins with, 0 (Sunday) to 6. */
  weekStart: z.number(),
})
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>

export const defaultSettings: WorkspaceSettings = { workingHoursPerDay: 8, workingDays: [1, 2, 3, 4, 5], weekStart: 1 }

export const WorkspaceSecurity = z.object({
  /** Whoever has no second factor is kept out until they turn it on. */
  requireSecondFactor: z.boolean(),
  /** Only addresses of these domains are invited and let in; none means any. */
  invitationDomains: z.array(z.string()),
})
export type WorkspaceSecurity = z.infer<typeof WorkspaceSecurity>

export const Workspace = WorkspaceSummary.extend({
  members: z.object({
    admins: z.array(Member),
    managers: z.array(Member),
    members: z.array(Member),
    guests: z.array(Member),
    clients: z.array(Member),
  }),
  labels: z.array(Label),
  defaultColumns: z.array(DefaultColumn),
  columnTypes: z.array(ColumnType),
  permissions: z.record(z.enum(changeableActions), z.array(Role)),
  settings: WorkspaceSettings,
  security: WorkspaceSecurity,
})
export type Workspace = z.infer<typeof Workspace>

const urlPattern = /^[a-z0-9](?:[a-z0-9-]{1,46}[a-z0-9])$/

/** First segments of our own addresses, and names that would mislead. */
const reserved = new Set(
  `account admin api app assets auth build billing blog chat dashboard docs files form forms guest health healthz
   help home index join legal login logout mail mcp me metrics new news notifications
   onboarding outbox pricing pricing-comparison
   privacy public readyz reset-password root security settings share signup static status support system terms
   forgot-password unsubscribe user users verify webhooks workspace workspace-error workspaces www`.split(/\s+/),
)

/** Of the letters and the length an address has. */
export const isUrlShaped = (url: string) => urlPattern.test(url)

/** Whether a text could be a workspace url at all; whether it is free, only the server knows. */
export const isWorkspaceUrl = (url: string) =>
  isUrlShaped(url) && !reserved.has(url) && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(url) && !/^[0-9a-f]{24,}$/.test(url)

const MOST_OF_NAME = 48

/** "Ängström & Co" -> "angstrom-co". One that is too long ends with a whole word if it can. */
export function urlFromName(name: string): string {
  const whole = plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (whole.length <= MOST_OF_NAME) return whole
  const cut = whole.slice(0, MOST_OF_NAME + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MOST_OF_NAME)
}

const Weekday = z
  .int()
  .min(0, { error: () => t`A weekday is 0 (Sunday) to 6` })
  .max(6, { error: () => t`A weekday is 0 (Sunday) to 6` })
/** Roles below admin a row of the permission matrix may be given to; owner and admin have every right anyway. */
const Grantees = z.array(z.enum(['manager', 'member', 'guest', 'client']))
const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, {
    error: () => t`This is not a domain, such as example.com`,
  })

const LOGO_MAX_BYTES = 5 * 1024 * 1024
const WorkspaceReply = z.object({ workspace: Workspace })

/** Capitals make no other address: they are taken for small letters. */
const Url = z.string().trim().max(200).toLowerCase()

export const workspacesApi = {
  listWorkspaces: endpoint('GET /api/workspaces', {
    access: 'member',
    summary: 'My workspaces, and those where I am a guest or client.',
    input: z.object({}),
    output: z.object({ myWorkspaces: z.array(WorkspaceSummary), guestWorkspaces: z.array(WorkspaceSummary) }),
  }),
  createWorkspace: endpoint('POST /api/workspaces', {
    access: 'person',
    status: 201,
    summary: 'Create a workspace. The url is made from the name when absent.',
    input: z.object({
      name: line(t`The workspace name`, 80),
      url: Url.optional(),
      description: prose(t`The description`, 2000).default(''),
    }),
    output: z.object({ workspace: Workspace }),
  }),
  getWorkspace: endpoint('GET /api/workspaces/:url', {
    access: 'member',
    summary: 'A workspace with its members.',
    input: z.object({ url: IdOrName }),
    output: z.object({ workspace: Workspace }),
  }),
  checkWorkspaceAccess: endpoint('GET /api/workspaces/:workspaceId/access', {
    access: 'member',
    summary: 'Whether I may enter.',
    input: z.object({ workspaceId: Id }),
    output: z.object({
      status: z.enum(['allowed', 'denied', 'archived']),
      role: Role.nullable(),
      /** Why a member is kept out. */
      reason: z.enum(['second_factor_required']).optional(),
    }),
  }),
  checkWorkspaceUrl: endpoint('GET /api/workspaces/check-url/:url', {
    access: 'person',
    summary: 'Whether a workspace url is free.',
    input: z.object({ url: z.string().max(400).toLowerCase() }),
    output: z.object({ available: z.boolean() }),
  }),
}

/** What the owner and the admins decide for a workspace as a whole. */
export const workspaceSettingsApi = {
  updateWorkspace: endpoint('PUT /api/workspaces/:workspaceId', {
    access: 'person',
    summary: 'Change name, address, description, column types, permissions, settings or security.',
    input: z.object({
      workspaceId: Id,
      name: line(t`The workspace name`, 80).optional(),
      url: Url.optional(),
      description: prose(t`The description`, 2000).optional(),
      columnTypes: z
        .array(SentColumnType)
        .max(MAX_COLUMN_TYPES, { error: () => t`At most ${MAX_COLUMN_TYPES} column types` })
        .optional(),
      permissions: z.partialRecord(z.enum(changeableActions), Grantees).optional(),
      settings: z
        .object({
          workingHoursPerDay: z
            .number()
            .min(0.5, { error: () => t`A working day has at least half an hour` })
            .max(24, { error: () => t`A day has 24 hours` }),
          workingDays: z
            .array(Weekday)
            .min(1, { error: () => t`A week has at least one working day` })
            .max(7),
          weekStart: Weekday,
        })
        .partial()
        .optional(),
      security: z
        .object({ requireSecondFactor: z.boolean(), invitationDomains: z.array(Domain).max(50) })
        .partial()
        .optional(),
      version: z.int().optional(),
    }),
    output: WorkspaceReply,
  }),
  uploadLogo: endpoint('POST /api/workspaces/:workspaceId/logo', {
    access: 'person',
    summary: 'Set the logo (png, jpeg, webp or gif).',
    upload: LOGO_MAX_BYTES,
    transaction: 'own',
    input: z.object({ workspaceId: Id, file: UploadedFile }),
    output: WorkspaceReply,
  }),
  removeLogo: endpoint('DELETE /api/workspaces/:workspaceId/logo', {
    access: 'person',
    summary: 'Remove the logo.',
    input: z.object({ workspaceId: Id }),
    output: WorkspaceReply,
  }),
  archiveWorkspace: endpoint('PUT /api/workspaces/:workspaceId/archive', {
    access: 'person',
    summary: 'Archive a workspace, or bring it back: `archived: false`.',
    input: z.object({ workspaceId: Id, archived: z.boolean().default(true) }),
    output: WorkspaceReply,
  }),
  handOverWorkspace: endpoint('PUT /api/workspaces/:workspaceId/owner', {
    access: 'person',
    summary: 'Make another member the owner. The former one stays as admin.',
    input: z.object({ workspaceId: Id, userId: Id }),
    output: WorkspaceReply,
  }),
  deleteWorkspace: endpoint('DELETE /api/workspaces/:workspaceId', {
    access: 'person',
    summary: 'Delete a workspace with everything in it. `confirm` is its url.',
    input: z.object({
      workspaceId: Id,
      confirm: z.string({ error: () => t`Type the workspace’s url to confirm` }).max(200),
    }),
    output: Done,
  }),
}

const WhichActivities = z.object({
  workspaceId: Id,
  user: Id.optional(),
  board: Id.optional(),
  /** One event type, or a kind: people, projects, tasks, settings, security. */
  type: z.string().max(60).optional(),
})

/** What happened in a workspace: everything for its admins, what happened on projects they see for others. */
export const workspaceActivitiesApi = {
  listWorkspaceActivities: endpoint('GET /api/workspaces/:workspaceId/activities', {
    access: 'member',
    summary: 'What happened in a workspace, newest first.',
    input: WhichActivities.extend({ before: Id.optional(), limit: count(100, 50) }),
    output: z.object({ activities: z.array(Activity), hasMore: z.boolean() }),
  }),
  exportWorkspaceActivities: endpoint('GET /api/workspaces/:workspaceId/activities/export', {
    access: 'member',
    summary: 'The same as a CSV file, the newest 10,000 lines.',
    input: WhichActivities,
    output: Download,
    download: true,
  }),
}
