// A project as it was at any moment since it began, read from its event log.
import { z } from 'zod'
import { Column } from './columns.ts'
import { endpoint } from './endpoint.ts'
import { Id, Moment } from './fields.ts'
import { Person } from './people.ts'
import { TaskCard } from './tasks.ts'

/** So many events are told at once; more are asked for in turn. */
export const MAX_STRETCH = 5_000

/** Into so many equal parts the life of a project is cut to say how busy it was. */
export const ACTIVITY_PARTS = 160

/** Of one thing that changed: what was different before and after. Null where it was not there. */
const changed = <Shape extends z.ZodObject>(shape: Shape) =>
  z.object({ _id: z.string(), was: shape.partial().nullable(), is: shape.partial().nullable() })

/** One event that changed what a board shows. Can be played forward and backward. */
export const PastChange = z.object({
  seq: z.number(),
  at: Moment,
  type: z.string(),
  actor: z.string().nullable(),
  /** Facts for its sentence (`describeActivity`). */
  payload: z.record(z.string(), z.unknown()),
  tasks: z.array(changed(TaskCard)),
  columns: z.array(changed(Column)),
})
export type PastChange = z.infer<typeof PastChange>

const Seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const historyApi = {
  getPast: endpoint('GET /api/boards/:boardId/history', {
    access: 'member',
    summary:
      'The columns and cards of a project as they were at a moment. Tasks deleted for good, and labels, are told of as they are today.',
    input: z.object({ boardId: Id, at: Moment }),
    output: z.object({ at: Moment, seq: z.number(), columns: z.array(Column), tasks: z.array(TaskCard) }),
  }),
  listPastChanges: endpoint('GET /api/boards/:boardId/history/events', {
    access: 'member',
    summary: `What changed on the board after one seq up to another, at most ${MAX_STRETCH} events of it, each with what was before it.`,
    input: z.object({ boardId: Id, from: Seq, to: Seq }),
    output: z.object({
      /** What was asked for, as far as it goes. */
      from: z.number(),
      to: z.number(),
      /** From when on the board was as it is before the first of these; null: from its beginning. */
      since: Moment.nullable(),
      /** When something else happens after the last of these; null: nothing has. */
      until: Moment.nullable(),
      changes: z.array(PastChange),
      /** Whoever did something in it. */
      people: z.array(Person),
    }),
  }),
  getPastActivity: endpoint('GET /api/boards/:boardId/history/activity', {
    access: 'member',
    summary: `How much happened on a project from its beginning until now, in ${ACTIVITY_PARTS} parts of equal length.`,
    input: z.object({ boardId: Id }),
    output: z.object({ since: Moment, until: Moment, seq: z.number(), counts: z.array(z.number()) }),
  }),
}
