import { QueryClient } from '@tanstack/react-query'

/** No automatic retry: beyond the one token refresh, trying again is the person's decision. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
})
