// The people of a workspace.
import { z } from 'zod'
import { Activity } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { Email, Id, IdOrName, Moment } from './fields.ts'
import { Person } from './people.ts'
import { boardRoles, workspaceRoles } from './permissions.ts'
import { t } from './texts.ts'

/** Ownership is handed over, never given. */
export const GivenRole = z.enum(['admin', 'manager', 'member', 'guest', 'client'])
export type GivenRole = z.infer<typeof GivenRole>

export const Member = z.object({
  /** Colleagues see each other's address; guests and clients do not. */
  user: Person.extend({ email: z.string().optional() }),
  role: z.enum(workspaceRoles),
  joinedAt: Moment,
  /** Folders with projects this person is on, as far as the reader sees them. */
  groups: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type Member = z.infer<typeof Member>

export const Profile = z.object({
  user: Person.extend({ email: z.string().optional(), role: z.string().nullable(), timezone: z.string().nullable() }),
  role: z.enum(workspaceRoles),
  joinedAt: Moment,
  /** Projects they are on and the reader sees. */
  boards: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      status: z.enum(['active', 'archived']),
      role: z.enum(boardRoles),
    }),
  ),
  activities: z.array(Activity),
  figures: z.object({
    projects: z.number(),
    openTasks: z.number(),
    completedTasks: z.number(),
    trackedSeconds: z.number(),
  }),
})
export type Profile = z.infer<typeof Profile>

const MemberReply = z.object({ member: Member })

export const membersApi = {
  listMembers: endpoint('GET /api/workspaces/:workspaceId/members', {
    access: 'member',
    summary: 'Everyone in the workspace. Guests and clients see those they share a project with.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ members: z.array(Member) }),
  }),
  addMember: endpoint('POST /api/workspaces/:workspaceId/members', {
    access: 'person',
    status: 201,
    summary: 'Add somebody I share a workspace with. Anybody else who is named by e-mail is invited instead.',
    input: z
      .object({ workspaceId: Id, userId: Id.optional(), email: Email.optional(), role: GivenRole.default('member') })
      .refine(({ userId, email }) => userId || email, { error: () => t`Name a person by userId or email` }),
    output: z.object({
      members: z.array(Member),
      /** Absent when an invitation went out instead. */
      member: Member.optional(),
      invited: z.boolean(),
    }),
  }),
  changeMemberRole: endpoint('PUT /api/workspaces/:workspaceId/members/:memberId', {
    access: 'person',
    summary: 'Give somebody another role, up to one’s own.',
    input: z.object({ workspaceId: Id, memberId: Id, role: GivenRole }),
    output: MemberReply,
  }),
  removeMember: endpoint('DELETE /api/workspaces/:workspaceId/members/:memberId', {
    access: 'person',
    summary: 'Remove somebody, or leave.',
    input: z.object({ workspaceId: Id, memberId: Id }),
    output: MemberReply,
  }),
  getProfile: endpoint('GET /api/workspaces/:workspaceId/users/:username', {
    access: 'member',
    summary: 'Somebody’s profile in this workspace.',
    input: z.object({ workspaceId: Id, username: IdOrName }),
    output: z.object({ profile: Profile }),
  }),
}
