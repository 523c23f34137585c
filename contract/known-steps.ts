// Apart from people, whom every page knows: only the first steps themselves need their names.
import { z } from 'zod'

/** What somebody new does once, in the order it is shown. */
export const firstSteps = ['project', 'task', 'finish', 'comment', 'invite'] as const
export type FirstStep = (typeof firstSteps)[number]

/** `done` outlives what it was done with: whoever deletes a project has still made one. */
export const KnownSteps = z.object({
  done: z.array(z.enum(firstSteps)).max(firstSteps.length),
  /** By hand, or because all are done. */
  hidden: z.boolean(),
})
export type KnownSteps = z.infer<typeof KnownSteps>
