// What happened, as feeds show it. Every line comes from the event log.
import { z } from 'zod'
import { Moment } from './fields.ts'
import { Person } from './people.ts'

export const Activity = z.object({
  _id: z.string(),
  type: z.string(),
  actor: Person.nullable(),
  /** The name of the API key it was done with, if by a program. */
  via: z.string().nullable(),
  at: Moment,
  workspace: z.object({ _id: z.string(), name: z.string(), url: z.string() }).nullable(),
  board: z.object({ _id: z.string(), title: z.string() }).nullable(),
  payload: z.record(z.string(), z.unknown()),
})
export type Activity = z.infer<typeof Activity>
