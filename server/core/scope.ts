// The frame a piece of work runs in: on the pool when it reads, in one transaction with its effects when it writes.
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { User } from '#contract/people.ts'
import type { Db } from '#server/database/connect.ts'
import type { Line } from '#server/database/line.ts'
import { forRequest } from '#server/database/watched.ts'
import type { Batches } from './batches.ts'
import type { GuestCtx, KeyInHand, Origin } from './context.ts'
import type { HearthEvent } from './event.ts'
import type { Tools } from './tools.ts'

export interface Kernel {
  db: Db
  tools: Tools
  publish(ctx: GuestCtx, event: HearthEvent): Promise<void>
  log: Logger
  batches: Batches
  /** Settles when what was committed lies on disk. */
  durable: Line['durable']
  now(): Date
}

export interface Caller {
  user: User | null
  sessionId: string | null
  key: KeyInHand | null
  origin: Origin
}

/** For work nobody asked for just now: jobs. */
export const theSystem: Caller = {
  user: null,
  sessionId: null,
  key: null,
  origin: {
    clientId: null,
    address: '127.0.0.1',
    device: 'Hearth',
    requestId: null,
    language: 'en',
    languageBy: 'default',
  },
}

const ATTEMPTS = 4
const PAUSE_MS = 50

/** No transaction: for reading, and for work that opens its own. */
export function onPool(kernel: Kernel, caller: Caller): GuestCtx {
  const transact: GuestCtx['transact'] = (work) => inTransaction(kernel, caller, work)
  return context(kernel, caller, { db: kernel.db, afterCommit: (effect) => effect(), transact })
}

/** For a change that is one statement and so needs no transaction around it. Whatever else it turns out to need, it opens one for. */
export const inStatement = <T>(kernel: Kernel, caller: Caller, work: (ctx: GuestCtx) => Promise<T>): Promise<T> =>
  carriedOut(kernel, (afterCommit) => {
    const transact: GuestCtx['transact'] = (inner) => inTransaction(kernel, caller, inner)
    return work(context(kernel, caller, { db: kernel.db, afterCommit, transact }))
  })

export const inTransaction = <T>(kernel: Kernel, caller: Caller, work: (ctx: GuestCtx) => Promise<T>): Promise<T> =>
  carriedOut(kernel, (afterCommit) =>
    kernel.db.transaction().execute((db) => work(context(kernel, caller, { db, afterCommit, transact: 'here' }))),
  )

/** Does it, waits until it lies on disk, and only then lets anybody hear of it, be it the caller or a colleague. */
async function carriedOut<T>(
  kernel: Kernel,
  attempt: (afterCommit: (effect: () => void) => void) => Promise<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    const effects: (() => void)[] = []
    try {
      const result = await attempt((effect) => void effects.push(effect))
      await kernel.durable()
      for (const effect of effects) runSafely(kernel, effect)
      return result
    } catch (error) {
      // Two transactions waited for each other and PostgreSQL gave up on ours: nothing was done, so it can be done again.
      const again = ['40001', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!again || attempts === ATTEMPTS) throw error
      // Not all of them at the same moment again.
      await wait(Math.random() * PAUSE_MS * attempts)
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

/** What a context is made of; the rest of it follows. */
interface Frame {
  db: Db
  afterCommit(effect: () => void): void
  /** How to open a transaction; 'here' when this is one. */
  transact: GuestCtx['transact'] | 'here'
  undoes?: string
}

function context(kernel: Kernel, caller: Caller, frame: Frame, now = kernel.now()): GuestCtx {
  const { transact, ...rest } = frame
  const { requestId } = caller.origin
  const ctx: GuestCtx = {
    ...caller,
    ...rest,
    ...(requestId && { db: forRequest(frame.db, requestId) }),
    now,
    tools: kernel.tools,
    publish: (event) => kernel.publish(ctx, event),
    takingBack: (undoes) => context(kernel, caller, { ...frame, undoes }, now),
    transact: transact === 'here' ? (work) => work(ctx) : transact,
    together: async (key, item, run) => {
      if (transact !== 'here') return kernel.batches.join(key, item, (items) => run(kernel.db, items))
      const [result] = await run(ctx.db, [item])
      return result!
    },
  }
  return ctx
}
