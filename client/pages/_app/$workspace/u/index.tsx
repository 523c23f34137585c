import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { People } from '#client/features/members/People.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { mayInvite } from '#client/features/workspaces/may.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/u/')({ component: PeoplePage })

function PeoplePage() {
  usePageTitle(t`People`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  return (
    <WorkspacePage>
      <PageHeader
        title="People"
        description={`Who works in ${workspace.name}.`}
        actions={
          mayInvite(workspace) && (
            <LinkButton variant="default" to="/$workspace/settings/members" params={{ workspace: workspace.url }}>
              Manage members
            </LinkButton>
          )
        }
      />
      <People workspace={workspace} />
    </WorkspacePage>
  )
}
