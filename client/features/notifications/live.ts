import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ask, useLive, useLiveState } from '#client/core/live.ts'
import { tellUnread } from '#client/core/page-title.ts'
import { useMe } from '#client/core/session.ts'
import { removeNotificationToasts } from '#client/core/toast-list.ts'
import { showNotification } from '#client/core/toasts.tsx'
import type { Notification } from '#contract/notifications.ts'
import { catchUp, mark, preferencesQuery, showMarked, takeIn, unreadQuery } from './data.ts'
import { showOnDesktop } from './desktop.ts'
import { followLooking } from './looking.ts'
import { commentOf, isInbox, isOnScreen, isOpen } from './on-screen.ts'
import { outdate } from './outdated.ts'
import { isQuiet } from './quiet-hours.ts'

/** Whatever I am told of, on whichever page I am. */
export function useNotificationsLive() {
  const cache = useQueryClient()
  const tell = useTell()
  const { status } = useLiveState()

  useLive('notification', ({ notification }) => {
    takeIn(cache, notification)
    outdate(cache, notification)
    if (!notification.read) tell(notification)
  })
  useLive('notifications-reworded', () => catchUp(cache))
  useLive('notifications-marked', ({ ids, read, unread }) => {
    showMarked(cache, ids, read, unread)
    if (read) removeNotificationToasts(ids)
  })

  useEffect(() => {
    if (status !== 'connected') return
    // Asked for again once it is sure that nothing is missed any more.
    void ask('join-notifications', {}).then(
      () => catchUp(cache),
      () => {},
    )
  }, [status, cache])

  useReadWhatIsOpen()
  useUnreadInTitle()
  useEffect(followLooking, [])
}

/** Where it is told: not at all what is on screen anyway, else as a toast, or by the operating system when nobody looks. */
function useTell() {
  const cache = useQueryClient()
  const router = useRouter()
  const me = useMe()

  const read = (id: string) => void mark(cache, [id], true)

  async function tellOutside(notification: Notification) {
    const { quietHours } = await cache.ensureQueryData(preferencesQuery)
    if (isQuiet(quietHours, me.timezone)) return
    await showOnDesktop(notification, () => {
      read(notification._id)
      if (notification.link) router.history.push(notification.link)
    })
  }

  function show(notification: Notification) {
    if (document.visibilityState === 'hidden') void tellOutside(notification).catch(() => {})
    if (!isInbox(window.location.pathname)) showNotification(notification, read)
  }

  return (notification: Notification) => {
    if (!isOnScreen(notification, window.location)) return show(notification)
    const seen = () => read(notification._id)
    const commentId = commentOf(notification)
    if (!commentId) return seen()
    const unseen = () => show(notification)
    import('./comment-in-view.ts').then(({ watchComment }) => watchComment(commentId, { seen, unseen }), unseen)
  }
}

/** Whoever opens a task has seen what they were told about it. */
function useReadWhatIsOpen() {
  const cache = useQueryClient()
  const { pathname, searchStr } = useLocation()
  const { data: unread } = useQuery(unreadQuery)
  const isLoaded = unread !== undefined

  useEffect(() => {
    const newest = (isLoaded && cache.getQueryData(unreadQuery.queryKey)?.newest) || []
    const seen = newest.filter(({ task }) => task && isOpen(task, pathname, searchStr)).map(({ _id }) => _id)
    if (seen.length > 0) void mark(cache, seen, true)
  }, [cache, pathname, searchStr, isLoaded])
}

function useUnreadInTitle() {
  const { data: { count } = { count: 0 } } = useQuery(unreadQuery)
  useEffect(() => tellUnread('notifications', count), [count])
}
