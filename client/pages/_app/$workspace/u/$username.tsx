import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Profile } from '#client/features/members/Profile.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'

export const Route = createFileRoute('/_app/$workspace/u/$username')({ component: ProfilePage })

function ProfilePage() {
  const { workspace: url, username } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  return (
    <WorkspacePage>
      <Profile workspace={workspace} username={username} />
    </WorkspacePage>
  )
}
