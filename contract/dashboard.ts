// What somebody finds when they come back, over all workspaces: one small answer.
import { z } from 'zod'
import { Activity } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { Moment } from './fields.ts'
import { t } from './texts.ts'

const Place = z.object({ _id: z.string(), name: z.string(), url: z.string() })

/** What others did on one of my projects. */
const DigestProject = z.object({
  board: z.object({ _id: z.string(), title: z.string() }),
  workspace: Place,
  /** How much happened; `activities` are the newest of it. */
  count: z.number(),
  activities: z.array(Activity),
})
export type DigestProject = z.infer<typeof DigestProject>

const RecentProject = z.object({
  _id: z.string(),
  title: z.string(),
  key: z.string(),
  workspace: Place,
  /** When I last did something there; null when I did not. */
  at: Moment.nullable(),
})
export type RecentProject = z.infer<typeof RecentProject>

const WorkedWeek = z.object({
  workedSeconds: z.number(),
  quotaSeconds: z.number(),
  /** The seven days from the first of the week on. A day off has no quota. */
  days: z.array(z.object({ day: z.string(), workedSeconds: z.number(), quotaSeconds: z.number() })),
})
export type WorkedWeek = z.infer<typeof WorkedWeek>

const Since = z.object({ since: Moment })

export const dashboardApi = {
  getDashboard: endpoint('GET /api/me/dashboard', {
    access: 'person',
    summary: 'What happened on my projects since I was last here, where I worked last, and my week.',
    input: z.object({
      /** What counts as today and this week is for the caller's clock to say. */
      clientTime: z.iso.datetime({ offset: true, error: () => t`A moment is written as ISO 8601` }),
    }),
    output: Since.extend({
      digest: z.array(DigestProject),
      projects: z.array(RecentProject),
      /** By the working hours of the workspace I was in last; null in none. */
      week: WorkedWeek.nullable(),
    }),
  }),
  visitDashboard: endpoint('POST /api/me/dashboard/visit', {
    access: 'person',
    summary: 'I am here. What happened while I was away stays in the digest for this visit.',
    input: z.object({}),
    output: Since,
  }),
  clearDigest: endpoint('POST /api/me/dashboard/caught-up', {
    access: 'person',
    summary: 'I have seen all of it: the digest begins anew.',
    input: z.object({}),
    output: Since,
  }),
}
