// What of the inbox is shown: it stands in the address.
import type { Notification, NotificationType } from '#contract/notifications.ts'

export const inboxFilters = ['all', 'unread', 'mentions', 'assigned', 'comments', 'dates', 'invitations'] as const
export type InboxFilter = (typeof inboxFilters)[number]

export const filterWords: Record<InboxFilter, string> = {
  all: 'All',
  unread: 'Unread',
  mentions: 'Mentions',
  assigned: 'Assigned',
  comments: 'Comments',
  dates: 'Due dates',
  invitations: 'Invitations',
}

const typesOf: Partial<Record<InboxFilter, NotificationType[]>> = {
  mentions: ['task_mention'],
  assigned: ['task_assigned'],
  comments: ['task_comment', 'task_mention'],
  dates: ['task_due_date'],
  invitations: ['board_invite', 'workspace_invite', 'invitation_accepted'],
}

export interface InboxSearch {
  show?: InboxFilter | undefined
}

/** Whatever somebody typed into the address: what is unknown is left out, and all is what is shown without it. */
export function inboxSearch({ show }: Record<string, unknown>): InboxSearch {
  const known = inboxFilters.find((filter) => filter === show)
  return known && known !== 'all' ? { show: known } : {}
}

/** How the server is asked for it. */
export function asked(filter: InboxFilter): { unread?: 'true'; types?: string } {
  if (filter === 'unread') return { unread: 'true' }
  const types = typesOf[filter]
  return types ? { types: types.join(',') } : {}
}

export const matches = ({ type, read }: Notification, filter: InboxFilter) =>
  filter === 'unread' ? !read : (typesOf[filter]?.includes(type) ?? true)
