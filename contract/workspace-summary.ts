// Apart from the workspace itself: the invitation page shows visitors no more than this, and should not load the rest.
import { z } from 'zod'
import { Moment } from './fields.ts'
import { workspaceRoles } from './permissions.ts'
import { plans } from './plans.ts'

/** A workspace as it stands in a list. */
export const WorkspaceSummary = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.string(),
  logo: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  owner: z.string(),
  myRole: z.enum(workspaceRoles),
  memberCount: z.number(),
  /** Members the plan counts: everyone but guests and clients. */
  seats: z.number(),
  /** The one in effect. */
  plan: z.enum(plans),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
})
export type WorkspaceSummary = z.infer<typeof WorkspaceSummary>
