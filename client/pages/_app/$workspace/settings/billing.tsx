import { IconReceipt } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/settings/billing')({ component: BillingPage })

function BillingPage() {
  usePageTitle('Billing')
  const { workspace } = Route.useParams()
  return (
    <>
      <PageHeader title="Billing" description="What this workspace was charged." />
      <SettingsSection title="Invoices">
        <EmptyState
          icon={IconReceipt}
          title="No invoices"
          action={
            <LinkButton variant="default" to="/$workspace/settings/subscription" params={{ workspace }}>
              See the plan
            </LinkButton>
          }
        >
          The Free plan costs nothing, so there is nothing to pay and no card on file.
        </EmptyState>
      </SettingsSection>
    </>
  )
}
