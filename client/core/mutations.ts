import { type DataTag, hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { call } from './call.ts'
import { toast, toastError } from './toasts.tsx'

interface CallOptions<E extends Endpoint> {
  /** Shown when the call fails and nobody said why. */
  failure: string
  success?: string
  onDone?: (output: Output<E>, input: Sent<E>) => void
  /** The screen shows the error itself. */
  quiet?: boolean
}

export function useCall<E extends Endpoint>(endpoint: E, { failure, success, onDone, quiet }: CallOptions<E>) {
  return useMutation<Output<E>, Error, Sent<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (output, input) => {
      if (success) toast.success(success)
      onDone?.(output, input)
    },
    onError: (error) => {
      if (!quiet) toastError(error, failure)
    },
  })
}

interface Optimistic<E extends Endpoint, Data> {
  /** The cached query the call is about to change. */
  changes: { queryKey: DataTag<QueryKey, Data, Error> }
  /** What it will look like if the server agrees. */
  predict(data: Data, input: Sent<E>): Data
  /** Shown when the server refuses without saying why. */
  failure: string
  onDone?: (output: Output<E>) => void
  /** The screen shows the error itself. */
  quiet?: boolean
}

/** Shows the outcome at once, asks the server (one change after the other), and puts everything back if it refuses. */
export function useOptimistic<E extends Endpoint, Data>(
  endpoint: E,
  { changes: { queryKey }, predict, failure, onDone, quiet }: Optimistic<E, Data>,
) {
  const cache = useQueryClient()
  const scope = { id: hashKey(queryKey) }
  const underWay = () => cache.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })

  return useMutation<Output<E>, Error, Sent<E>, Data | undefined>({
    scope,
    mutationFn: (input) => call(endpoint, input),
    onMutate: async (input) => {
      // A refetch already under way would land after the prediction and undo it.
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<Data>(queryKey)
      if (before !== undefined) cache.setQueryData<Data>(queryKey, predict(before, input))
      return before
    },
    onSuccess: (output) => {
      // An earlier answer does not know the later changes already on screen.
      if (underWay() === 1) onDone?.(output)
    },
    onError: (error, _input, before) => {
      cache.setQueryData(queryKey, before)
      // What others did since the snapshot is missing from it.
      void cache.invalidateQueries({ queryKey })
      if (!quiet) toastError(error, failure)
    },
  })
}
