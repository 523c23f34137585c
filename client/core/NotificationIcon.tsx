import type { NotificationType } from '#contract/notifications.ts'
import { notificationIcons } from './notification-icons.ts'

/** In place of a face, for a toast about something that comes from nobody here. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = notificationIcons[type]
  return <Icon size={19} stroke={1.6} aria-hidden />
}
