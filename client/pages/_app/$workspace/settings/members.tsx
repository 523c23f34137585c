import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InvitePeople } from '#client/features/invitations/InvitePeople.tsx'
import { WorkspaceInvitations } from '#client/features/invitations/WorkspaceInvitations.tsx'
import { MemberList } from '#client/features/members/MemberList.tsx'
import { Seats } from '#client/features/members/Seats.tsx'
import { ReadOnlyNote } from '#client/features/settings/ReadOnlyNote.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { readInviteSearch } from '#client/features/workspaces/invite-search.ts'
import { mayInvite } from '#client/features/workspaces/may.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_app/$workspace/settings/members')({
  validateSearch: readInviteSearch,
  component: MembersPage,
})

function MembersPage() {
  usePageTitle(t`Members`)
  const { data: workspace } = useSuspenseQuery(workspaceQuery(Route.useParams().workspace))
  const { invite } = Route.useSearch()
  const navigate = Route.useNavigate()
  const invites = mayInvite(workspace)
  const stayHere = () => void navigate({ search: {}, replace: true })
  return (
    <>
      <PageHeader
        title="Members"
        description="Who is in this workspace, and in which role."
        actions={invites && <InvitePeople workspace={workspace} wanted={invite} onClose={stayHere} />}
      />
      <ReadOnlyNote workspace={workspace}>Only owners and admins can change roles and remove people.</ReadOnlyNote>
      <SettingsSection title="People" description={<Seats workspace={workspace} />}>
        <MemberList workspace={workspace} />
      </SettingsSection>
      {invites && (
        <SettingsSection title="Open invitations">
          <WorkspaceInvitations workspaceId={workspace._id} />
        </SettingsSection>
      )}
    </>
  )
}
