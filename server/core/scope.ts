// The frame a piece of work runs in: on the pool when it reads, in one transaction with its effects when it writes.
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { User } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import type { Line } from '#server/database/line.ts'
import type { GuestCtx, Origin } from './context.ts'
import type { HearthEvent } from './event.ts'
import type { Tools } from './tools.ts'

export interface Kernel {
  db: Db
  tools: Tools
  publish(ctx: GuestCtx, event: HearthEvent): Promise<void>
  log: Logger
  /** Settles when what was committed lies on disk. */
  durable: Line['durable']
}

export interface Caller {
  user: User | null
  sessionId: string | null
  origin: Origin
}

/** For work nobody asked for just now: jobs. */
export const theSystem: Caller = {
  user: null,
  sessionId: null,
  origin: { clientId: null, address: '127.0.0.1', device: 'Hearth' },
}

const ATTEMPTS = 4
const PAUSE_MS = 50

/** No transaction: for reading, and for work that opens its own. */
export function onPool(kernel: Kernel, caller: Caller): GuestCtx {
  return context(kernel, caller, kernel.db, (effect) => effect())
}

export async function inTransaction<T>(
  kernel: Kernel,
  caller: Caller,
  work: (ctx: GuestCtx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void)[] = []
    try {
      const result = await kernel.db
        .transaction()
        .execute((tx) => work(context(kernel, caller, tx, (effect) => effects.push(effect))))
      // Before anybody hears of it, be it the caller or a colleague.
      await kernel.durable()
      for (const effect of effects) runSafely(kernel, effect)
      return result
    } catch (error) {
      // Two transactions waited for each other and PostgreSQL gave up on ours: nothing was done, so it can be done again.
      const again = ['40001', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!again || attempt === ATTEMPTS) throw error
      // Not all of them at the same moment again.
      await wait(Math.random() * PAUSE_MS * attempt)
    }
  }
}

/** What was committed is done: an effect that fails must neither turn it into an error nor keep the others from running. */
function runSafely({ log }: Kernel, effect: () => void) {
  try {
    effect()
  } catch (error) {
    log.error({ err: error }, 'an effect after the commit failed')
  }
}

function context(kernel: Kernel, caller: Caller, db: Db, afterCommit: (effect: () => void) => void): GuestCtx {
  const ctx: GuestCtx = {
    ...caller,
    db,
    now: new Date(),
    tools: kernel.tools,
    publish: (event) => kernel.publish(ctx, event),
    afterCommit,
    transact: (work) => inTransaction(kernel, caller, work),
  }
  return ctx
}
