import { QueryClient } from '@tanstack/react-query'
import { orKept } from './or-kept.ts'

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
        state.data === undefined ? orKept(queryHash, async () => ask(context)) : ask(context),
    },
    // A change that cannot wait durably fails at once and says so, instead of waiting in a tab that may be closed.
    mutations: { retry: false, networkMode: 'always' },
  },
})
