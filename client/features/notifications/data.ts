import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useOptimistic } from '#client/core/mutations.ts'
import { takeNews } from '#client/core/take-news.ts'
import { toastError } from '#client/core/toasts.tsx'
import { type Notification, type NotificationPreferences, notificationsApi } from '#contract/notifications.ts'
import { t } from '#contract/texts.ts'
import { asked } from './filters.ts'
import {
  everythingIn,
  type Inbox,
  nextPage,
  type Unread,
  unreadWithArrived,
  unreadWithMarked,
  withArrived,
  withMarked,
} from './inbox.ts'
import { type InboxFilter, inboxFilters } from './inbox-search.ts'
import { withPreferences, withProjectMuted } from './preferences.ts'

const allInboxes = { queryKey: ['notifications'] }

export const inboxQuery = (filter: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...allInboxes.queryKey, filter],
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await call(notificationsApi.listNotifications, { page: pageParam, ...asked(filter) }, { signal })
      setCount(client, page.meta.unread)
      return page
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(filter, pages),
    // Kept current by what is heard.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const unreadQuery = queryOptions({
  queryKey: ['unread-notifications'],
  queryFn: async ({ signal }): Promise<Unread> => {
    const { notifications, meta } = await call(
      notificationsApi.listNotifications,
      { page: 1, unread: 'true' },
      { signal },
    )
    return { count: meta.unread, newest: notifications }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

const setCount = (cache: QueryClient, count: number) =>
  cache.setQueryData(unreadQuery.queryKey, (known) => known && { ...known, count })

function changeInboxes(cache: QueryClient, change: (inbox: Inbox, filter: InboxFilter) => Inbox) {
  for (const filter of inboxFilters) takeNews(cache, inboxQuery(filter), (inbox) => change(inbox, filter))
}

/** One that was read when a list was asked for is not among its unread: if it is unread again, only the server knows where it stands. */
function askForMissing(cache: QueryClient, ids: string[]) {
  for (const filter of inboxFilters) {
    const { queryKey } = inboxQuery(filter)
    const known = new Set(everythingIn(cache.getQueryData(queryKey)?.pages ?? []).map(({ _id }) => _id))
    if (!ids.every((id) => known.has(id))) void cache.invalidateQueries({ queryKey })
  }
}

/** What happened while there was no connection nobody told us. */
export function catchUp(cache: QueryClient) {
  void cache.invalidateQueries(unreadQuery)
  void cache.invalidateQueries(allInboxes)
}

export function takeIn(cache: QueryClient, arrived: Notification) {
  changeInboxes(cache, (inbox, filter) => withArrived(inbox, filter, arrived))
  cache.setQueryData(unreadQuery.queryKey, (known) => known && unreadWithArrived(known, arrived))
  settle(cache)
}

let settling: ReturnType<typeof setTimeout> | undefined
const SETTLED_MS = 500

/** News and answers overtake each other, and one that moved up may not be known here: once it is quiet, the server says what is so. */
function settle(cache: QueryClient) {
  clearTimeout(settling)
  settling = setTimeout(() => void cache.invalidateQueries(unreadQuery), SETTLED_MS)
}

/** `count`: as the server says, else as it follows from what is known here. */
export function showMarked(cache: QueryClient, ids: string[] | null, read: boolean, count?: number) {
  const changed = ids?.filter((id) => isRead(cache, id) !== read).length ?? 0
  changeInboxes(cache, (inbox) => withMarked(inbox, ids, read))
  if (ids && !read) askForMissing(cache, ids)
  cache.setQueryData(unreadQuery.queryKey, (known) => {
    if (!known) return known
    const expected = ids === null ? 0 : Math.max(0, known.count + (read ? -changed : changed))
    return unreadWithMarked(known, ids, read, count ?? expected)
  })
  settle(cache)
}

function isRead(cache: QueryClient, id: string): boolean | undefined {
  if (cache.getQueryData(unreadQuery.queryKey)?.newest.some(({ _id }) => _id === id)) return false
  for (const filter of inboxFilters) {
    const inbox = cache.getQueryData(inboxQuery(filter).queryKey)
    const found = inbox && everythingIn(inbox.pages).find(({ _id }) => _id === id)
    if (found) return found.read
  }
  return undefined
}

async function sendMark(ids: string[], read: boolean) {
  const [notificationId] = ids
  if (ids.length > 1) await call(notificationsApi.markNotifications, { ids, read })
  else if (notificationId) await call(notificationsApi[read ? 'markRead' : 'markUnread'], { notificationId })
}

/** Shown at once, and taken back if the server does not agree. */
export async function mark(cache: QueryClient, ids: string[], read: boolean) {
  const changed = ids.filter((id) => isRead(cache, id) !== read)
  if (changed.length === 0) return
  showMarked(cache, changed, read)
  try {
    await sendMark(changed, read)
    settle(cache)
  } catch (error) {
    showMarked(cache, changed, !read)
    if (read) toastError(error, t`Failed to mark notification as read`)
    else console.error(error)
  }
}

async function markAll(cache: QueryClient) {
  showMarked(cache, null, true)
  try {
    await call(notificationsApi.markAllRead, {})
  } catch (error) {
    console.error(error)
    catchUp(cache)
  }
}

export function useMark() {
  const cache = useQueryClient()
  return {
    mark: (ids: string[], read: boolean) => void mark(cache, ids, read),
    markAll: () => void markAll(cache),
  }
}

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(notificationsApi.readPreferences, {}, { signal }),
})

export function useChangePreferences() {
  const cache = useQueryClient()
  return useOptimistic(notificationsApi.changePreferences, {
    changes: preferencesQuery,
    predict: withPreferences,
    failure: t`Failed to save your preferences`,
    keep: (preferences: NotificationPreferences) => void cache.setQueryData(preferencesQuery.queryKey, preferences),
  })
}

export const useMuteProject = (project: NotificationPreferences['mutedProjects'][number]) =>
  useOptimistic(notificationsApi.muteProject, {
    changes: preferencesQuery,
    predict: (preferences, { muted }) => withProjectMuted(preferences, project, muted),
    failure: t`Failed to mute the project`,
  })
