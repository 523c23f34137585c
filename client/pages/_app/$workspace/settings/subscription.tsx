import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { PlanAndPayment } from '#client/features/subscription/PlanAndPayment.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/subscription')({ component: SubscriptionPage })

function SubscriptionPage() {
  usePageTitle(t`Subscription`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const plan = workspace.plan === 'premium' ? t`Premium` : t`Free`
  return (
    <>
      <PageHeader title="Subscription" description={`${workspace.name} is on the ${plan} plan.`} />
      <ReadOnlyNote workspace={workspace}>Only owners and admins can change the plan.</ReadOnlyNote>
      <PlanAndPayment workspace={workspace} />
    </>
  )
}
