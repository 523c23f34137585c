import { inTransaction, type Kernel, onPool, theSystem } from '#server/core/scope.ts'
import { countSeats } from '#server/features/workspaces/service.ts'
import { subscriptionCanceled } from './events.ts'
import {
  abandoned,
  deleteKept,
  endKept,
  findKept,
  forgetWebhooks,
  idsOfOtherGateways,
  idsToAskAbout,
  type Kept,
} from './queries.ts'
import { REFRESH, refresh, refreshLater } from './refresh.ts'

interface About {
  workspaceId: string
}

/** Longer than a gateway tries to deliver an event. */
const WEBHOOKS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

const unknownPayer = () => new Error('The gateway does not know who paid for it')

/** A payment nobody saw the end of may have gone through: then there is only the time it was held for, or the hour that asks about it. */
const mayHavePaid = ({ subscriptionId, currentPeriodEnd, busyUntil }: Kept) =>
  subscriptionId !== null || currentPeriodEnd !== null || busyUntil !== null

export const subscriptionSchedule = '37 * * * * refresh-subscriptions ?max=3'

export const subscriptionJobs = (kernel: Kernel) => {
  const { payments, jobs } = kernel.tools
  const find = (workspaceId: string) => findKept(kernel.db, payments.gateway, workspaceId)

  /** Asked, not read from our copy: of a payment the workspace did not live to see it knows nothing. */
  async function endWhatGoesOn(customerId: string, isOwed: boolean) {
    const account = await payments.findAccount(customerId)
    // Somebody would go on paying, and nobody here would know it any more.
    if (account === 'unknown' && isOwed) throw unknownPayer()
    if (typeof account === 'object' && account.subscriptionId) await payments.cancel(customerId, account.subscriptionId)
  }

  return {
    [REFRESH]: ({ workspaceId }: About) => refresh(onPool(kernel, theSystem), workspaceId),

    async 'end-subscription'({ workspaceId }: About) {
      const kept = await find(workspaceId)
      if (!kept?.customerId || !kept.endedId) return
      // With keys of another account nothing there is to be found either, and it would go on being paid for.
      if ((await payments.findAccount(kept.customerId)) === 'unknown') throw unknownPayer()
      await payments.cancel(kept.customerId, kept.endedId)
      // That it has ended there is to be known as well: until then it is kept, for whoever comes with other keys.
      await refreshLater(jobs, kernel.db, workspaceId)
    },

    /** Counted again afterwards: whoever set it at the same moment may have counted before us and written after. */
    async 'follow-seats'({ workspaceId }: About) {
      for (;;) {
        const kept = await find(workspaceId)
        if (!kept?.customerId || !kept.subscriptionId || kept.plan === 'free') return
        const seats = await countSeats(kernel.db, workspaceId)
        await payments.setSeats(kept.customerId, kept.subscriptionId, seats)
        if ((await countSeats(kernel.db, workspaceId)) === seats) return
      }
    },

    /** One the gateway cannot answer for waits for the next hour, and the others do not wait for it. */
    async 'end-abandoned-subscriptions'() {
      for (const kept of await abandoned(kernel.db, payments.gateway, new Date()))
        try {
          if (kept.customerId) await endWhatGoesOn(kept.customerId, mayHavePaid(kept))
          await deleteKept(kernel.db, kept._id)
        } catch (error) {
          kernel.log.warn(
            { err: error, workspace: kept._id },
            'the subscription of a deleted workspace could not be ended',
          )
        }
    },

    /** Every hour: news that were lost, days that passed, and what was paid with a gateway that is not used any more. */
    async 'refresh-subscriptions'() {
      await forgetWebhooks(kernel.db, new Date(Date.now() - WEBHOOKS_KEPT_MS))
      await jobs.add(kernel.db, 'end-abandoned-subscriptions', {}, { key: 'end-abandoned-subscriptions' })
      for (const workspaceId of await idsToAskAbout(kernel.db, payments.gateway, new Date()))
        await refreshLater(jobs, kernel.db, workspaceId)
      for (const workspaceId of await idsOfOtherGateways(kernel.db, payments.gateway))
        await inTransaction(kernel, theSystem, async (ctx) => {
          await endKept(ctx.db, workspaceId, 'canceled')
          await ctx.publish(subscriptionCanceled(workspaceId))
        })
    },
  }
}
