import { IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { myInvitationsQuery } from '#client/features/invitations/data.ts'
import { PendingInvitations } from '#client/features/invitations/PendingInvitations.tsx'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceList } from '#client/features/workspaces/WorkspaceList.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/_home/workspaces/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(workspacesQuery)
    void queryClient.prefetchQuery(myInvitationsQuery)
  },
  component: WorkspacesPage,
})

function WorkspacesPage() {
  usePageTitle(t`Workspaces`)
  return (
    <>
      <PageHeader
        title="Workspaces"
        actions={
          <LinkButton to="/workspaces/create" leftSection={<IconPlus size={15} stroke={1.8} />}>
            New workspace
          </LinkButton>
        }
      />
      <PendingInvitations />
      <WorkspaceList />
    </>
  )
}
