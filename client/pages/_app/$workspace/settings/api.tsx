import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ApiKeys } from '#client/features/api-keys/ApiKeys.tsx'
import { FirstCall } from '#client/features/api-keys/FirstCall.tsx'
import { WorkspaceUsage } from '#client/features/api-keys/WorkspaceUsage.tsx'
import { AgentSection } from '#client/features/mcp/AgentSection.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayManage } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/settings/api')({ component: ApiPage })

function ApiPage() {
  usePageTitle('API')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayMakeKeys = mayManage(workspace)
  return (
    <>
      <PageHeader title="API" description="Hearth for programs." />
      {mayMakeKeys && <ApiKeys workspace={workspace} />}
      {mayMakeKeys && <WorkspaceUsage workspaceId={workspace._id} />}
      <FirstCall workspace={workspace} mayMakeKeys={mayMakeKeys} />
      <AgentSection />
    </>
  )
}
