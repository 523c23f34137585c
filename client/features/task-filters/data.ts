import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { exportApi } from '#contract/board-tools.ts'

/** Ids of the tasks a text is found in. Cards do not carry descriptions, so the server looks. */
export const describedQuery = (boardId: string, text: string) =>
  queryOptions({
    queryKey: ['described', boardId, text],
    queryFn: async ({ signal }) => (await call(exportApi.findInDescriptions, { boardId, q: text }, { signal })).taskIds,
    enabled: text !== '',
    // Somebody may have written the words just now.
    staleTime: 0,
  })
