import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myInvitationsQuery } from '#client/features/invitations/data.ts'
import { PendingInvitations } from '#client/features/invitations/PendingInvitations.tsx'
import { MyTasks } from '#client/features/my-tasks/MyTasks.tsx'
import { unreadQuery } from '#client/features/notifications/data.ts'
import { runningTimerQuery } from '#client/features/time/data.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceList } from '#client/features/workspaces/WorkspaceList.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { SplitPage } from '#client/ui/SplitPage.tsx'
import classes from './Dashboard.module.css'
import { Digest } from './Digest.tsx'
import { allChatsQuery, dashboardQuery, noteVisit } from './data.ts'
import { RecentProjects } from './RecentProjects.tsx'
import { Timer } from './Timer.tsx'
import { Waiting } from './Waiting.tsx'
import { Week } from './Week.tsx'
import { WorkspaceLinks } from './WorkspaceLinks.tsx'

/** My day: what is on my desk, what runs, what waits for me, and what happened while I was away. */
export function Dashboard() {
  useEffect(noteVisit, [])
  const { data: workspaces } = useQuery(workspacesQuery)
  const isWaiting = useGlances()
  const isInNone = workspaces && workspaces.myWorkspaces.length + workspaces.guestWorkspaces.length === 0
  if (isInNone)
    return (
      <>
        <PendingInvitations />
        <WorkspaceList />
      </>
    )
  return (
    <>
      <PendingInvitations />
      <div className={classes.glance} data-waiting={isWaiting || undefined}>
        <Timer />
        <Week />
        <Waiting />
      </div>
      <SplitPage
        aside={
          <>
            <RecentProjects />
            <WorkspaceLinks />
          </>
        }
      >
        <SettingsSection title="My tasks">
          <MyTasks />
        </SettingsSection>
        <Digest />
      </SplitPage>
    </>
  )
}

/** Whether something at the top is not known yet: it would push away what is below, and say that there is nothing. */
function useGlances(): boolean {
  const invitations = useQuery(myInvitationsQuery)
  const timer = useQuery(runningTimerQuery)
  const dashboard = useQuery(dashboardQuery)
  const told = useQuery(unreadQuery)
  const chats = useQuery(allChatsQuery)
  return [invitations, timer, dashboard, told, chats].some(({ isPending }) => isPending)
}
