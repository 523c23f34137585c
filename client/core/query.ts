import { type Query, QueryClient } from '@tanstack/react-query'
import { answered, orKept } from './or-kept.ts'

/** No automatic retry: beyond the one token refresh, trying again is the person's decision. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      // Whatever is on screen is newer than what was kept of it.
      persister: async (ask, context, { queryHash, state }) =>
        (state.data === undefined ? orKept : answered)(queryHash, async () => ask(context)),
    },
    // A change that cannot wait durably fails at once and says so, instead of waiting in a tab that may be closed.
    mutations: { retry: false, networkMode: 'always' },
  },
})

keepAsking(queryClient)

/**
 * Whoever asks again while the first answer is on its way gets that one from the library, though it may not know what made them ask:
 * a list would stay without what happened in the moment it was loaded. So it is asked for once more.
 */
export function keepAsking(cache: QueryClient) {
  const outdated = new WeakSet<Query>()
  cache.getQueryCache().subscribe((news) => {
    if (news.type !== 'updated') return
    const { query, action } = news
    if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle') outdated.add(query)
    else if (action.type === 'fetch') outdated.delete(query)
    else if (action.type === 'success' && !action.manual && outdated.delete(query))
      void cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
  })
}
