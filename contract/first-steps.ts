// A short list for somebody new, ticked off by what they really did.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { firstSteps, KnownSteps } from './known-steps.ts'
import { User } from './people.ts'

const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** Later nobody needs to be shown around, whatever they never tried. */
export const isNew = ({ createdAt }: Pick<User, 'createdAt'>, now: Date) =>
  now.getTime() - new Date(createdAt).getTime() < NEW_FOR_MS

export const firstStepsApi = {
  getFirstSteps: endpoint('GET /api/workspaces/:workspaceId/first-steps', {
    access: 'person',
    summary: 'What somebody new has done in a workspace, and what is left to try. Empty once that is over.',
    input: z.object({ workspaceId: Id }),
    output: z.object({ steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })) }),
  }),
  rememberFirstSteps: endpoint('PUT /api/me/first-steps', {
    access: 'person',
    summary: 'What of the first steps is done for good, and whether they are hidden, on every device.',
    input: KnownSteps,
    output: z.object({ user: User }),
  }),
}
