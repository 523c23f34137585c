// For whoever is in no workspace yet, or comes from a mail that belongs to none.
import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '#client/features/notifications/Inbox.tsx'
import { inboxSearch } from '#client/features/notifications/inbox-search.ts'

export const Route = createFileRoute('/_app/_home/notifications')({
  validateSearch: inboxSearch,
  component: NotificationsPage,
})

function NotificationsPage() {
  const { show = 'all' } = Route.useSearch()
  return <Inbox filter={show} />
}
