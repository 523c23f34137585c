import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PlanSection } from '#client/features/settings/PlanSection.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/settings/subscription')({ component: SubscriptionPage })

function SubscriptionPage() {
  usePageTitle('Subscription')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="Subscription" description={`${workspace.name} is on the Free plan.`} />
      <PlanSection workspace={workspace} />
    </>
  )
}
