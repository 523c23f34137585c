// Apart from its sentences: whoever names it in an answer, such as a page for visitors, must not bring all of them along.
import { z } from 'zod'
import { Moment } from './fields.ts'
import { Person } from './people.ts'

/** One line of what happened. */
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
