import { inTransaction, type Kernel, theSystem } from '#server/core/scope.ts'
import { DELIVER, DELIVER_SLOWLY, deliver, send } from './delivering.ts'
import { findReceiver } from './queries.ts'

interface About {
  deliveryId: string
  requestId?: string | null
}

/** An answer that takes longer makes a receiver a slow one, until it is quick again. */
const SLOW_MS = 2_000

/**
 * Two lines: those who are known to take their time wait for each other in the second one, however many they are and whosever,
 * and the quick ones get what is theirs at once.
 */
export function webhookJobs(kernel: Kernel) {
  const slow = new Set<string>()

  async function deliverTimed(webhookId: string, { deliveryId, requestId = null }: About) {
    const begun = Date.now()
    await deliver(kernel, deliveryId, requestId)
    if (Date.now() - begun >= SLOW_MS) slow.add(webhookId)
    else slow.delete(webhookId)
  }

  return {
    quick: {
      async [DELIVER](about: About) {
        const { deliveryId, requestId = null } = about
        const webhookId = await findReceiver(kernel.db, deliveryId)
        if (!webhookId) return
        if (!slow.has(webhookId)) return deliverTimed(webhookId, about)
        await inTransaction(kernel, theSystem, (ctx) =>
          send(ctx, webhookId, deliveryId, { job: DELIVER_SLOWLY, requestId }),
        )
      },
    },
    patient: {
      async [DELIVER_SLOWLY](about: About) {
        const webhookId = await findReceiver(kernel.db, about.deliveryId)
        if (webhookId) await deliverTimed(webhookId, about)
      },
    },
  }
}
