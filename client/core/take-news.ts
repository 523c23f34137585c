import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** What is heard of something is written where it is kept. An answer on its way may not know of it: then it is asked for again. */
export function takeNews<Data>(
  cache: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  change: (known: Data) => Data,
): Data | undefined {
  const changed = cache.setQueryData<Data>(queryKey, (known: Data | undefined) => known && change(known))
  if (cache.isFetching({ queryKey, exact: true }) > 0) void cache.invalidateQueries({ queryKey, exact: true })
  return changed
}
