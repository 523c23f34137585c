import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '#client/core/transport.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { profileQuery } from './data.ts'
import { ProfileAbout } from './ProfileAbout.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileWork } from './ProfileWork.tsx'

interface Props {
  workspace: { _id: string; url: string; name: string }
  username: string
}

export function Profile({ workspace, username }: Props) {
  const query = useQuery(profileQuery(workspace._id, username))
  usePageTitle(query.data?.user.name ?? `@${username}`)

  if (query.error instanceof CallError && query.error.status === 404) {
    return (
      <>
        <PageHeader title={`@${username}`} />
        <EmptyState
          icon={IconSearchOff}
          title={`Nobody called @${username} here`}
          action={
            <LinkButton variant="default" to="/$workspace/u" params={{ workspace: workspace.url }}>
              Everybody in {workspace.name}
            </LinkButton>
          }
        >
          They may have left the workspace or chosen another username, or you share no project with them.
        </EmptyState>
      </>
    )
  }
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />} failure="This profile could not be loaded.">
      {(profile) => (
        <>
          <ProfileHead profile={profile} workspaceUrl={workspace.url} />
          <SplitPage aside={<ProfileAbout profile={profile} workspaceUrl={workspace.url} />}>
            <ProfileWork profile={profile} />
          </SplitPage>
        </>
      )}
    </Loaded>
  )
}
