// A list of notifications as far as it was loaded, and how news change it.
import type { InfiniteData } from '@tanstack/react-query'
import { NOTIFICATIONS_PER_PAGE, type Notification, type NotificationsMeta } from '#contract/notifications.ts'
import { matches } from './filters.ts'
import type { InboxFilter } from './inbox-search.ts'

export interface InboxPage {
  notifications: Notification[]
  meta: NotificationsMeta
}
export type Inbox = InfiniteData<InboxPage>

/** What came in meanwhile pushes the rest on to later pages, so that a page can begin with what the one before it ended with. */
export function everythingIn(pages: InboxPage[]): Notification[] {
  const byId = new Map<string, Notification>()
  for (const { notifications } of pages)
    for (const each of notifications) if (!byId.has(each._id)) byId.set(each._id, each)
  return [...byId.values()]
}

/**
 * Counted from what is still in the list on the server: of the unread, those read since have left it, and the next page by number
 * would skip as many.
 */
export function nextPage(filter: InboxFilter, pages: InboxPage[]): number | null {
  const last = pages.at(-1)
  if (!last || last.meta.page >= last.meta.totalPages) return null
  const known = everythingIn(pages).filter((each) => matches(each, filter)).length
  return Math.floor(known / NOTIFICATIONS_PER_PAGE) + 1
}

/** On top; one that was there already moves up, with what is different about it. */
export function withArrived(inbox: Inbox, filter: InboxFilter, arrived: Notification): Inbox {
  const pages = inbox.pages.map((page) => ({
    ...page,
    notifications: page.notifications.filter(({ _id }) => _id !== arrived._id),
  }))
  const [first, ...rest] = pages
  if (!first || !matches(arrived, filter)) return { ...inbox, pages }
  return { ...inbox, pages: [{ ...first, notifications: [arrived, ...first.notifications] }, ...rest] }
}

/** Those just read stay where they are, also among the unread: a list must not move under the hand. Without `ids`, all. */
export const withMarked = (inbox: Inbox, ids: string[] | null, read: boolean): Inbox => ({
  ...inbox,
  pages: inbox.pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((each) =>
      ids === null || ids.includes(each._id) ? { ...each, read } : each,
    ),
  })),
})

/** How much is unread, and the newest of it. */
export interface Unread {
  count: number
  newest: Notification[]
}

export function unreadWithArrived({ count, newest }: Unread, arrived: Notification): Unread {
  const others = newest.filter(({ _id }) => _id !== arrived._id)
  const wasUnread = others.length < newest.length
  const change = (arrived.read ? 0 : 1) - (wasUnread ? 1 : 0)
  return { count: Math.max(0, count + change), newest: arrived.read ? others : [arrived, ...others] }
}

export function unreadWithMarked({ newest }: Unread, ids: string[] | null, read: boolean, count: number): Unread {
  return { count, newest: read ? newest.filter(({ _id }) => ids !== null && !ids.includes(_id)) : newest }
}

/** All about one task together, where the newest of it stands; what is about no task stands alone. */
export interface Group {
  key: string
  task: Notification['task']
  board: Notification['board']
  notifications: [Notification, ...Notification[]]
}

export function groupsOf(notifications: Notification[]): Group[] {
  const groups = new Map<string, Group>()
  for (const each of notifications) {
    const key = each.task?._id ?? each._id
    const group = groups.get(key)
    if (group) group.notifications.push(each)
    else groups.set(key, { key, task: each.task, board: each.board, notifications: [each] })
  }
  return [...groups.values()]
}
