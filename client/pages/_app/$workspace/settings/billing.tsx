import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { Billing } from '#client/features/subscription/Billing.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/billing')({ component: BillingPage })

function BillingPage() {
  usePageTitle(t`Billing`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="Billing" description="What this workspace is charged, and was." />
      <ReadOnlyNote workspace={workspace}>Only owners and admins see the card and the invoices.</ReadOnlyNote>
      <Billing workspace={workspace} />
    </>
  )
}
