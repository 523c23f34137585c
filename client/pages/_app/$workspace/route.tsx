import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { CallError } from '#client/core/call.ts'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { useAccountLive } from '#client/features/account/live.ts'
import { useRememberWorkspace } from '#client/features/account/use-remember-workspace.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { useWorkspacesLive } from '#client/features/workspaces/live.ts'
import { WorkspaceFrame, WorkspaceFrameSkeleton } from '#client/features/workspaces/WorkspaceFrame.tsx'

export const Route = createFileRoute('/_app/$workspace')({
  loader: async ({ context: { queryClient }, params: { workspace } }) => {
    try {
      await queryClient.ensureQueryData(workspaceQuery(workspace))
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0
      if (status === 404) throw redirect({ to: '/workspace-error/$type', params: { type: 'not-found' }, replace: true })
      if (status === 403) throw redirect({ to: '/workspace-error/$type', params: { type: 'denied' }, replace: true })
      throw error
    }
  },
  pendingComponent: WorkspaceFrameSkeleton,
  component: WorkspaceArea,
})

function WorkspaceArea() {
  const { workspace: url } = Route.useParams()
  const { data: workspace } = useSuspenseQuery(workspaceQuery(url))
  useAccountLive()
  useWorkspacesLive()
  useRememberWorkspace(workspace.url)
  return (
    <WorkspaceFrame workspace={workspace} account={<AccountMenu />}>
      <Outlet />
    </WorkspaceFrame>
  )
}
