import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CodeSourceSection } from '#client/features/code-links/CodeSourceSection.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { WebhooksSection } from '#client/features/webhooks/WebhooksSection.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayChangeSettings, mayManage } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/webhooks')({ component: WebhooksPage })

function WebhooksPage() {
  usePageTitle(t`Webhooks`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const mayEdit = mayChangeSettings(workspace)
  return (
    <>
      <PageHeader title="Webhooks" description="Other programs hear what happens here, and tell what happens there." />
      <ReadOnlyNote workspace={workspace}>Only owners and admins see and change webhooks.</ReadOnlyNote>
      {mayManage(workspace) && (
        <>
          <WebhooksSection place={{ workspaceId: workspace._id, boardId: null }} mayEdit={mayEdit} />
          <CodeSourceSection workspaceId={workspace._id} mayEdit={mayEdit} />
        </>
      )}
    </>
  )
}
