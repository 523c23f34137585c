import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ApiSection } from '#client/features/settings/ApiSection.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/settings/api')({ component: ApiPage })

function ApiPage() {
  usePageTitle('API')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="API" description="Hearth for programs." />
      <ApiSection workspaceId={workspace._id} />
    </>
  )
}
