import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { AccountMenu } from '#client/features/account/AccountMenu.tsx'
import { useRememberWorkspace } from '#client/features/account/use-remember-workspace.ts'
import { setCurrentWorkspace } from '#client/features/current-workspace/current-workspace.ts'
import { LostWorkspace } from '#client/features/current-workspace/LostWorkspace.tsx'
import { useWorkspaceLive } from '#client/features/current-workspace/live.ts'
import { FirstStepsLink } from '#client/features/first-steps/FirstStepsLink.tsx'
import { ProjectActionsHost } from '#client/features/projects/ProjectActionsHost.tsx'
import { Sidebar } from '#client/features/projects/Sidebar.tsx'
import { FootTimer } from '#client/features/time/FootTimer.tsx'
import { workspaceQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceFrame } from '#client/features/workspaces/WorkspaceFrame.tsx'
import { WorkspaceGate } from '#client/features/workspaces/WorkspaceGate.tsx'
import type { Workspace } from '#contract/workspaces.ts'

const RunningTimer = lazy(() =>
  import('#client/features/time/RunningTimer.tsx').then(({ RunningTimer }) => ({ default: RunningTimer })),
)

const UnreadBadge = lazy(() =>
  import('#client/features/chats/UnreadBadge.tsx').then(({ UnreadBadge }) => ({ default: UnreadBadge })),
)
const NotificationsBadge = lazy(() =>
  import('#client/features/notifications/NotificationsBadge.tsx').then(({ NotificationsBadge }) => ({
    default: NotificationsBadge,
  })),
)
const ChatLive = lazy(() =>
  import('#client/features/chats/ChatLive.tsx').then(({ ChatLive }) => ({ default: ChatLive })),
)

export const Route = createFileRoute('/_app/$workspace')({
  loader: ({ context: { queryClient }, params, preload }) => {
    // Somebody who only points at a link is not there yet.
    if (preload) void queryClient.prefetchQuery(workspaceQuery(params.workspace))
    else void setCurrentWorkspace(queryClient, params.workspace)
  },
  component: WorkspaceArea,
})

function WorkspaceArea() {
  const { workspace: url } = Route.useParams()
  return (
    <WorkspaceGate url={url} account={<AccountMenu />} lost={(workspace) => <LostWorkspace workspace={workspace} />}>
      {(workspace) => <OpenWorkspace workspace={workspace} />}
    </WorkspaceGate>
  )
}

function OpenWorkspace({ workspace }: { workspace: Workspace }) {
  useRememberWorkspace(workspace.url)
  useWorkspaceLive(workspace)
  return (
    <ProjectActionsHost workspace={workspace}>
      <WorkspaceFrame
        workspace={workspace}
        projects={<Sidebar workspace={workspace} />}
        unread={
          <Suspense>
            <UnreadBadge workspaceId={workspace._id} />
          </Suspense>
        }
        told={
          <Suspense>
            <NotificationsBadge />
          </Suspense>
        }
        running={
          <>
            <FirstStepsLink workspace={workspace} />
            <Suspense>
              <RunningTimer />
            </Suspense>
          </>
        }
        runningAtFoot={<FootTimer />}
        account={<AccountMenu />}
      >
        <Outlet />
        <Suspense>
          <ChatLive workspaceId={workspace._id} />
        </Suspense>
      </WorkspaceFrame>
    </ProjectActionsHost>
  )
}
