import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { useSingleCall } from '#client/core/single-call.ts'
import { t } from '#contract/texts.ts'
import { DELIVERIES_PER_PAGE, type Delivery, type WebhookEventType, webhooksApi } from '#contract/webhooks.ts'

/** Where webhooks hang: on a project, or on the whole workspace. */
export interface WebhookPlace {
  workspaceId: string
  boardId: string | null
}

/** While something is on its way, its outcome is a moment off. */
const LOOK_AGAIN_MS = 1_500

export const webhooksQuery = ({ workspaceId, boardId }: WebhookPlace) =>
  queryOptions({
    queryKey: ['webhooks', boardId ?? workspaceId],
    queryFn: async ({ signal }) => {
      const { webhooks } = await (boardId
        ? call(webhooksApi.listBoardWebhooks, { boardId }, { signal })
        : call(webhooksApi.listWorkspaceWebhooks, { workspaceId }, { signal }))
      return webhooks
    },
  })

const isUnderWay = ({ status, nextTryAt }: Delivery) => status === 'waiting' && nextTryAt === null

export const deliveriesQuery = (webhookId: string) =>
  infiniteQueryOptions({
    queryKey: ['webhook-deliveries', webhookId],
    queryFn: async ({ signal, pageParam: before }) =>
      (await call(webhooksApi.listDeliveries, { webhookId, ...(before && { before }) }, { signal })).deliveries,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < DELIVERIES_PER_PAGE ? undefined : page.at(-1)?._id),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  })

export const deliveryQuery = ({ _id, attempts }: Delivery) =>
  queryOptions({
    // Another attempt, another answer.
    queryKey: ['webhook-delivery', _id, attempts.length],
    queryFn: async ({ signal }) => (await call(webhooksApi.getDelivery, { deliveryId: _id }, { signal })).delivery,
  })

interface Wanted {
  name: string
  url: string
  events: WebhookEventType[]
}

/** Quiet: the form shows what is wrong, where it is wrong. */
export function useCreateWebhook(place: WebhookPlace) {
  const cache = useQueryClient()
  const options = {
    failure: t`Failed to create webhook`,
    quiet: true,
    onDone: () => void cache.invalidateQueries(webhooksQuery(place)),
  }
  const ofWorkspace = useSingleCall(webhooksApi.createWorkspaceWebhook, options)
  const ofBoard = useSingleCall(webhooksApi.createBoardWebhook, options)
  const { boardId, workspaceId } = place
  const { error, isPending } = boardId ? ofBoard : ofWorkspace
  return {
    error,
    isPending,
    create(wanted: Wanted, onMade: (secret: string) => void) {
      const callbacks = { onSuccess: ({ secret }: { secret: string }) => onMade(secret) }
      if (boardId) ofBoard.mutate({ boardId, ...wanted }, callbacks)
      else ofWorkspace.mutate({ workspaceId, ...wanted }, callbacks)
    },
  }
}

export function useUpdateWebhook(place: WebhookPlace, { quiet = false } = {}) {
  const cache = useQueryClient()
  const lookAgain = () => void cache.invalidateQueries(webhooksQuery(place))
  return useSingleCall(webhooksApi.updateWebhook, {
    failure: t`Failed to update webhook`,
    quiet,
    onDone: lookAgain,
    // Whoever was told that somebody else was faster could otherwise never save: their version would stay the old one.
    onFailed: lookAgain,
  })
}

export const useDeleteWebhook = (place: WebhookPlace) =>
  useOptimistic(webhooksApi.deleteWebhook, {
    changes: webhooksQuery(place),
    predict: (webhooks, { webhookId }) => webhooks.filter(({ _id }) => _id !== webhookId),
    failure: t`Failed to delete webhook`,
  })

export const useRenewSecret = () =>
  useSingleCall(webhooksApi.renewWebhookSecret, { failure: t`Failed to renew the secret` })

export function usePingWebhook(place: WebhookPlace) {
  const cache = useQueryClient()
  return useSingleCall(webhooksApi.pingWebhook, {
    failure: t`Failed to send a ping`,
    onDone: ({ delivery }) => {
      void cache.invalidateQueries(deliveriesQuery(delivery.webhookId))
      void cache.invalidateQueries(webhooksQuery(place))
    },
  })
}

export function useReplayDelivery(webhookId: string) {
  const cache = useQueryClient()
  return useSingleCall(webhooksApi.replayDelivery, {
    failure: t`Failed to send it again`,
    onDone: () => void cache.invalidateQueries(deliveriesQuery(webhookId)),
  })
}
