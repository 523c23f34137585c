import { useNotificationsLive } from './live.ts'

/** Nothing to see: listens on every page behind the sign-in. */
export function NotificationsLive() {
  useNotificationsLive()
  return null
}
