// The public page is open to anybody, so it goes without the query cache of the screens behind the sign-in.
import { call } from '#client/core/call.ts'
import { CallError } from '#client/core/transport.ts'
import { taskLinksApi } from '#contract/attachments.ts'

/** What a public link shows, or null when it leads nowhere (any more). */
export async function findSharedTask(token: string) {
  try {
    return (await call(taskLinksApi.readPublicTask, { token })).task
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}
