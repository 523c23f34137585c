import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { workspaceQuery, workspacesQuery } from '#client/features/workspaces/data.ts'
import { type Subscription, subscriptionApi } from '#contract/subscription.ts'
import { t } from '#contract/texts.ts'
import { allAboutSubscription } from './keys.ts'

/** Whose plan it is. */
interface Place {
  _id: string
  url: string
}

export const subscriptionQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allAboutSubscription(workspaceId).queryKey, 'plan'],
    queryFn: async ({ signal }) =>
      (await call(subscriptionApi.getSubscription, { workspaceId }, { signal })).subscription,
  })

export const usageQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allAboutSubscription(workspaceId).queryKey, 'usage'],
    queryFn: ({ signal }) => call(subscriptionApi.getUsage, { workspaceId }, { signal }),
  })

export const invoicesQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: [...allAboutSubscription(workspaceId).queryKey, 'invoices'],
    queryFn: async ({ signal }) => (await call(subscriptionApi.listInvoices, { workspaceId }, { signal })).invoices,
  })

/** Shows what the server answered, and asks for all that follows from the plan. */
function useKeepSubscription({ _id, url }: Place) {
  const cache = useQueryClient()
  return ({ subscription }: { subscription: Subscription }) => {
    cache.setQueryData(subscriptionQuery(_id).queryKey, subscription)
    for (const query of [usageQuery(_id), invoicesQuery(_id), workspaceQuery(url), workspacesQuery])
      void cache.invalidateQueries({ queryKey: query.queryKey })
  }
}

export const useUpgradeSubscription = (place: Place) =>
  useSingleCall(subscriptionApi.upgradeSubscription, {
    failure: t`Failed to upgrade subscription`,
    quiet: true,
    onDone: useKeepSubscription(place),
  })

export const useRetryPayment = (place: Place) =>
  useSingleCall(subscriptionApi.retryPayment, {
    failure: t`Failed to retry payment`,
    quiet: true,
    onDone: useKeepSubscription(place),
  })

export const useUpdatePaymentMethod = (place: Place) =>
  useSingleCall(subscriptionApi.updatePaymentMethod, {
    failure: t`Failed to update payment method`,
    quiet: true,
    onDone: useKeepSubscription(place),
  })

export const useDowngradeSubscription = (place: Place) =>
  useSingleCall(subscriptionApi.downgradeSubscription, {
    failure: t`Failed to downgrade subscription`,
    quiet: true,
    onDone: useKeepSubscription(place),
  })
