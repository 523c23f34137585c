import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { useRememberWorkspace } from '#client/features/account/use-remember-workspace.ts'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceFrame } from '#client/features/workspaces/WorkspaceFrame.tsx'
import { WorkspaceGate } from '#client/features/workspaces/WorkspaceGate.tsx'
import type { Workspace } from '#contract/workspaces.ts'

export const Route = createFileRoute('/_app/$workspace')({
  loader: ({ context: { queryClient }, params }) => void queryClient.prefetchQuery(workspaceQuery(params.workspace)),
  component: WorkspaceArea,
})

function WorkspaceArea() {
  const { workspace: url } = Route.useParams()
  return (
    <WorkspaceGate url={url} account={<AccountMenu />}>
      {(workspace) => <OpenWorkspace workspace={workspace} />}
    </WorkspaceGate>
  )
}

function OpenWorkspace({ workspace }: { workspace: Workspace }) {
  useRememberWorkspace(workspace.url)
  return (
    <WorkspaceFrame workspace={workspace} account={<AccountMenu />}>
      <Outlet />
    </WorkspaceFrame>
  )
}
