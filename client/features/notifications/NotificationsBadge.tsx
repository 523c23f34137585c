import { useQuery } from '@tanstack/react-query'
import { UnreadCount } from '#client/ui/UnreadCount.tsx'
import { unreadQuery } from './data.ts'

/** At the bell: how much I was told and have not read. */
export function NotificationsBadge() {
  const { data } = useQuery(unreadQuery)
  return <UnreadCount count={data?.count ?? 0} />
}
