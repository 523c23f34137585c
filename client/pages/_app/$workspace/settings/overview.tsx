import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LeaveSection } from '#client/features/settings/LeaveSection.tsx'
import { MyRoleSection } from '#client/features/settings/MyRoleSection.tsx'
import { QuickLinks } from '#client/features/settings/QuickLinks.tsx'
import { WorkspaceFacts } from '#client/features/settings/WorkspaceFacts.tsx'
import { WorkspaceFigures } from '#client/features/settings/WorkspaceFigures.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { isInsider } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/overview')({ component: OverviewPage })

function OverviewPage() {
  usePageTitle(t`Overview`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title={workspace.name} description={workspace.description} />
      {isInsider(workspace) && (
        <>
          <WorkspaceFigures workspace={workspace} />
          <QuickLinks workspaceUrl={workspace.url} />
        </>
      )}
      <WorkspaceFacts workspace={workspace} />
      <MyRoleSection workspace={workspace} />
      <LeaveSection workspace={workspace} />
    </>
  )
}
