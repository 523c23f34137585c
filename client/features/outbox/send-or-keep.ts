import { isAway } from '#client/core/transport.ts'
import type { Task } from '#contract/tasks.ts'
import type { Change, Later } from './change.ts'

/** Told by the outbox, which loads when it is needed. */
export const outboxState = {
  /** Whatever is changed now has to go out after it. */
  isWaiting: false,
  /** What the server says, with the changes on top that it does not know yet. */
  over: (task: Task) => task,
}

/** Sends a change; without a connection it is kept, and goes out as soon as there is one. */
export async function sendOrKeep<Answer>(change: Change, send: () => Promise<Answer>): Promise<Answer | Later> {
  let failure: unknown
  if (!outboxState.isWaiting)
    try {
      return await send()
    } catch (error) {
      if (!isAway(error)) throw error
      failure = error
    }
  return (await import('./outbox.ts')).keep(change, failure)
}
