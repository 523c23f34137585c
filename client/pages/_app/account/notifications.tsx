import { createFileRoute } from '@tanstack/react-router'
import { preferencesQuery } from '#client/features/notifications/data.ts'
import { Preferences } from '#client/features/notifications/Preferences.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/notifications')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(preferencesQuery),
  component: NotificationsPage,
})

function NotificationsPage() {
  usePageTitle(t`Notification preferences`)
  return (
    <>
      <PageHeader title="Notifications" description="What Hearth tells you of, where, and when not." />
      <Preferences />
    </>
  )
}
