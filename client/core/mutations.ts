import { type DataTag, hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Output, Sent } from '#contract/endpoint.ts'
import { call } from './call.ts'
import { type Change, endChange, isAlone, owe, type Prediction, showChange, takeBack } from './changes-under-way.ts'
import { toast, toastError } from './toasts.tsx'

interface CallOptions<E extends Endpoint> {
  /** Shown when the call fails and nobody said why. */
  failure: string
  success?: string
  onDone?: (output: Output<E>, input: Sent<E>) => void
  onFailed?: () => void
  /** The screen shows the error itself. */
  quiet?: boolean
}

export function useCall<E extends Endpoint>(
  endpoint: E,
  { failure, success, onDone, onFailed, quiet }: CallOptions<E>,
) {
  return useMutation<Output<E>, Error, Sent<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (output, input) => {
      if (success) toast.success(success)
      onDone?.(output, input)
    },
    onError: (error) => {
      onFailed?.()
      if (!quiet) toastError(error, failure)
    },
  })
}

/** Knows the type of the query's data, which a list of predictions cannot. */
export const prediction = <Data>(
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  predict: (data: Data) => Data,
): Prediction => ({ queryKey, predict })

interface Optimistic<E extends Endpoint, Data, Input extends Sent<E>> {
  /** The cached query the call is about to change. */
  changes: { queryKey: DataTag<QueryKey, Data, Error> }
  /** What it will look like if the server agrees. */
  predict(data: Data, input: Input): Data
  /** Further queries that show the same thing: a project stands in its list and on its own page. */
  also?(input: Input): Prediction[]
  /** Shown when the server refuses without saying why. */
  failure: string
  /** Instead of just calling. */
  send?: (input: Input) => Promise<Output<E>>
  /** Writes the answer into the cache, unless later changes are on screen: it does not know them. */
  keep?: (output: Output<E>) => void
  /** Tells the person. */
  said?: (output: Output<E>) => void
  /** What is different afterwards without being predicted. */
  outdates?: { queryKey: QueryKey }[]
  /** The screen shows the error itself. */
  quiet?: boolean
}

/** Shows the outcome at once, asks the server (one change after the other), and puts everything back if it refuses. */
export function useOptimistic<E extends Endpoint, Data, Input extends Sent<E> = Sent<E>>(
  endpoint: E,
  {
    changes,
    predict,
    also,
    failure,
    send = (input) => call(endpoint, input),
    keep,
    said,
    outdates = [],
    quiet,
  }: Optimistic<E, Data, Input>,
) {
  const cache = useQueryClient()

  return useMutation<Output<E>, Error, Input, Change>({
    scope: { id: hashKey(changes.queryKey) },
    mutationFn: (input) => send(input),
    onMutate: (input) =>
      showChange(cache, [prediction(changes, (data: Data) => predict(data, input)), ...(also?.(input) ?? [])]),
    onSuccess: (output, _input, change) => {
      said?.(output)
      for (const { queryKey } of outdates) owe(cache, queryKey)
      if (isAlone(cache, change)) keep?.(output)
      else for (const { queryKey } of change.shown) owe(cache, queryKey)
    },
    onError: (error, _input, change) => {
      if (change) takeBack(cache, change)
      if (!quiet) toastError(error, failure)
    },
    onSettled: (_output, _error, _input, change) => {
      if (change) endChange(cache, change)
    },
  })
}
