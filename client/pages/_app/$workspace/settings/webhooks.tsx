import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { WebhooksSection } from '#client/features/webhooks/WebhooksSection.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayChangeSettings, mayManage } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'

export const Route = createFileRoute('/_app/$workspace/settings/webhooks')({ component: WebhooksPage })

function WebhooksPage() {
  usePageTitle('Webhooks')
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <>
      <PageHeader title="Webhooks" description="Other programs hear what happens here." />
      <ReadOnlyNote workspace={workspace} />
      {mayManage(workspace) && (
        <WebhooksSection place={{ workspaceId: workspace._id, boardId: null }} mayEdit={mayChangeSettings(workspace)} />
      )}
    </>
  )
}
