// What is different on other screens, once somebody is told of it.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import type { Notification, NotificationType } from '#contract/notifications.ts'

/** By the beginning of their keys, in whichever workspace. Not by their queries: every page loads this, and would load those with it. */
const outdated: Partial<Record<NotificationType, QueryKey[]>> = {
  task_assigned: [['my-tasks']],
  task_completed: [['my-tasks']],
  task_priority_changed: [['my-tasks']],
  board_invite: [['boards']],
  invitation_accepted: [['members']],
  subscription_upgraded: [['subscription']],
  subscription_canceled: [['subscription']],
}

export function outdate(cache: QueryClient, { type }: Notification) {
  for (const queryKey of outdated[type] ?? []) askAgain(cache, { queryKey })
}
