import type { GuestCtx } from './context.ts'
import type { HearthEvent } from './event.ts'

/** One thing that follows from an event. */
export type Effect = (ctx: GuestCtx, event: HearthEvent) => void | Promise<void>

/** The only way out of a mutation: every event passes through every effect, in order, inside the mutation's transaction. */
export const publishThrough = (effects: Effect[]) => async (ctx: GuestCtx, event: HearthEvent) => {
  for (const effect of effects) await effect(ctx, event)
}
