import { createFileRoute } from '@tanstack/react-router'
import { myInvitationsQuery } from '#client/features/invitations/data.ts'
import { MyInvitations } from '#client/features/invitations/MyInvitations.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/account/workspace-invites')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(myInvitationsQuery),
  component: WorkspaceInvitesPage,
})

function WorkspaceInvitesPage() {
  usePageTitle(t`Workspace invites`)
  return (
    <>
      <PageHeader title="Workspace invites" description="Teams that would like you to join them." />
      <MyInvitations />
    </>
  )
}
