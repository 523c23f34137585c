import { isNew } from '#contract/first-steps.ts'
import type { User } from '#contract/people.ts'

/** Is shown around until all is done, or until they want no more of it. */
export const isNewcomer = (me: User) => isNew(me, new Date()) && !me.onboarding.firstSteps?.hidden
