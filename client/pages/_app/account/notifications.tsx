import { createFileRoute } from '@tanstack/react-router'
import { MailsSent } from '#client/features/account/MailsSent.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/account/notifications')({ component: NotificationsPage })

function NotificationsPage() {
  usePageTitle('Notifications')
  return (
    <>
      <PageHeader title="Notifications" description="What Hearth writes to you about." />
      <MailsSent />
    </>
  )
}
