import {
  type DataTag,
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
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

/** How one cached query will look. Made by `prediction`, which knows the type of its data. */
export interface Prediction {
  queryKey: QueryKey
  predict(data: never): unknown
}

export const prediction = <Data>(
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  predict: (data: Data) => Data,
): Prediction => ({ queryKey, predict })

interface Optimistic<E extends Endpoint, Data> {
  /** The cached query the call is about to change. */
  changes: { queryKey: DataTag<QueryKey, Data, Error> }
  /** What it will look like if the server agrees. */
  predict(data: Data, input: Sent<E>): Data
  /** Further queries that show the same thing: a project stands in its list and on its own page. */
  also?(input: Sent<E>): Prediction[]
  /** Shown when the server refuses without saying why. */
  failure: string
  onDone?: (output: Output<E>) => void
  /** The screen shows the error itself. */
  quiet?: boolean
}

/** Refetches that predictions put an end to, by scope: what they would have brought is still missing afterwards. */
const owed = new Map<string, QueryKey[]>()

/** Shows the outcome at once, asks the server (one change after the other), and puts everything back if it refuses. */
export function useOptimistic<E extends Endpoint, Data>(
  endpoint: E,
  { changes, predict, also, failure, onDone, quiet }: Optimistic<E, Data>,
) {
  const cache = useQueryClient()
  const scope = { id: hashKey(changes.queryKey) }

  return useMutation<Output<E>, Error, Sent<E>, Before[]>({
    scope,
    mutationFn: (input) => call(endpoint, input),
    onMutate: async (input) => {
      const predictions = [prediction(changes, (data: Data) => predict(data, input)), ...(also?.(input) ?? [])]
      const cutOff = predictions.filter(({ queryKey }) => cache.isFetching({ queryKey, exact: true }) > 0)
      if (cutOff.length > 0) owed.set(scope.id, cutOff.map(({ queryKey }) => queryKey).concat(owed.get(scope.id) ?? []))
      return Promise.all(predictions.map((each) => show(cache, each)))
    },
    onSuccess: (output) => {
      // An earlier answer does not know the later changes already on screen.
      if (changesUnderWay(cache, changes.queryKey) > 1) return
      onDone?.(output)
      for (const queryKey of owed.get(scope.id) ?? []) void cache.invalidateQueries({ queryKey, exact: true })
      owed.delete(scope.id)
    },
    onError: (error, _input, before) => {
      for (const { queryKey, data } of before ?? []) {
        cache.setQueryData(queryKey, data)
        // What others did since the snapshot is missing from it.
        void cache.invalidateQueries({ queryKey, exact: true })
      }
      if (!quiet) toastError(error, failure)
    },
  })
}

/** How many changes of a query are on screen that the server has not answered yet. A refetch meanwhile would hide them. */
export const changesUnderWay = (cache: QueryClient, queryKey: QueryKey) =>
  cache.isMutating({ predicate: ({ options }) => options.scope?.id === hashKey(queryKey) })

interface Before {
  queryKey: QueryKey
  data: unknown
}

async function show(cache: QueryClient, { queryKey, predict }: Prediction): Promise<Before> {
  // A refetch already under way would land after the prediction and undo it.
  await cache.cancelQueries({ queryKey, exact: true })
  const data = cache.getQueryData(queryKey)
  if (data !== undefined) cache.setQueryData(queryKey, predict(data as never))
  return { queryKey, data }
}
