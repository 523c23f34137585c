import { createFileRoute } from '@tanstack/react-router'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePlans } from '#client/features/workspaces/WorkspacePlans.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/billing')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(workspacesQuery),
  component: BillingPage,
})

function BillingPage() {
  usePageTitle(t`Billing`)
  return (
    <>
      <PageHeader title="Billing" description="Billing lives with each workspace, not with your account." />
      <WorkspacePlans />
    </>
  )
}
