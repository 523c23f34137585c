// What each filter of the inbox lets through, and what it is called.

import type { Notification, NotificationType } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import type { InboxFilter } from './inbox-search.ts'

export const filterWords: Record<InboxFilter, string> = {
  all: t`All`,
  unread: t`Unread`,
  mentions: t`Mentions`,
  assigned: t`Assigned`,
  comments: t`Comments`,
  dates: t`Due dates`,
  invitations: t`Invitations`,
}

const typesOf: Partial<Record<InboxFilter, NotificationType[]>> = {
  mentions: ['task_mention'],
  assigned: ['task_assigned'],
  comments: ['task_comment', 'task_mention'],
  dates: ['task_due_date'],
  invitations: ['board_invite', 'workspace_invite', 'invitation_accepted'],
}

/** How the server is asked for it. */
export function asked(filter: InboxFilter): { unread?: 'true'; types?: string } {
  if (filter === 'unread') return { unread: 'true' }
  const types = typesOf[filter]
  return types ? { types: types.join(',') } : {}
}

export const matches = ({ type, read }: Notification, filter: InboxFilter) =>
  filter === 'unread' ? !read : (typesOf[filter]?.includes(type) ?? true)
