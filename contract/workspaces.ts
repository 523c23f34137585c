import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, line, Moment, prose } from './fields.ts'
import { Person } from './people.ts'
import { changeableActions, workspaceRoles } from './permissions.ts'

const Role = z.enum(workspaceRoles)

/** A workspace as it stands in a list. */
export const WorkspaceSummary = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  owner: z.string(),
  myRole: Role,
  memberCount: z.number(),
  /** Members the plan counts: everyone but guests and clients. */
  seats: z.number(),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type WorkspaceSummary = z.infer<typeof WorkspaceSummary>

const Member = z.object({ user: Person, role: Role, joinedAt: Moment })

export const Workspace = WorkspaceSummary.extend({
  members: z.object({
    admins: z.array(Member),
    managers: z.array(Member),
    members: z.array(Member),
    guests: z.array(Member),
    clients: z.array(Member),
  }),
  permissions: z.record(z.enum(changeableActions), z.array(Role)),
})
export type Workspace = z.infer<typeof Workspace>

const urlPattern = /^[a-z0-9](?:[a-z0-9-]{1,46}[a-z0-9])$/

/** First segments of our own addresses, and names that would mislead. */
const reserved = new Set(
  `account admin api app assets auth build billing blog chat dashboard docs files form forms guest health healthz
   help home index join legal login logout mail mcp me metrics new news onboarding outbox pricing pricing-comparison
   privacy public readyz reset-password root security settings share signup static status support system terms
   forgot-password user users verify webhooks workspace workspace-error workspaces www`.split(/\s+/),
)

/** Whether a text could be a workspace url at all; whether it is free, only the server knows. */
export const isWorkspaceUrl = (url: string) =>
  urlPattern.test(url) && !reserved.has(url) && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(url) && !/^[0-9a-f]{24,}$/.test(url)

/** "Ängström & Co" -> "angstrom-co" */
export const urlFromName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '')

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
      name: line('The workspace name', 80),
      url: z.string().trim().max(200).optional(),
      description: prose('The description', 2000).default(''),
    }),
    output: z.object({ workspace: Workspace }),
  }),
  getWorkspace: endpoint('GET /api/workspaces/:url', {
    access: 'member',
    summary: 'A workspace with its members.',
    input: z.object({ url: z.string().max(200) }),
    output: z.object({ workspace: Workspace }),
  }),
  checkWorkspaceAccess: endpoint('GET /api/workspaces/:workspaceId/access', {
    access: 'member',
    summary: 'Whether I may enter.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ status: z.enum(['allowed', 'denied', 'archived']), role: Role.nullable() }),
  }),
  checkWorkspaceUrl: endpoint('GET /api/workspaces/check-url/:url', {
    access: 'person',
    summary: 'Whether a workspace url is free.',
    input: z.object({ url: z.string().max(400) }),
    output: z.object({ available: z.boolean() }),
  }),
}
