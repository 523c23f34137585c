import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '#client/features/notifications/Inbox.tsx'
import { inboxSearch } from '#client/features/notifications/inbox-search.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/notifications')({
  validateSearch: inboxSearch,
  component: NotificationsPage,
})

function NotificationsPage() {
  const { show = 'all' } = Route.useSearch()
  return (
    <WorkspacePage>
      <Inbox filter={show} />
    </WorkspacePage>
  )
}
