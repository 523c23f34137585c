import type { HearthEvent } from '#server/core/event.ts'

/** Never with the address, which is the secret. Without a project it shows the tasks of its owner. */
export const calendarFeedChanged = (
  what: 'made' | 'deleted',
  board: { workspaceId: string; title: string } | null,
): HearthEvent => ({
  type: `calendar-feed-${what}`,
  workspaceId: board?.workspaceId ?? null,
  payload: { title: board?.title ?? null },
})
