import {
  IconBell,
  IconChecklist,
  IconClipboardData,
  IconHome,
  IconLayoutKanban,
  IconMessageCircle,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { NavItem } from '#client/ui/NavItem.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { maySeeReports } from './may.ts'
import classes from './WorkspaceNav.module.css'

interface Props {
  workspace: Workspace
  /** How much was written to me and not read. */
  unread: ReactNode
  /** How much I was told and have not read. */
  told: ReactNode
}

export function WorkspaceNav({ workspace, unread, told }: Props) {
  const params = { workspace: workspace.url }
  return (
    <div className={classes.nav}>
      <NavItem to="/$workspace" params={params} activeOptions={{ exact: true }} icon={IconHome}>
        Home
      </NavItem>
      <NavItem to="/$workspace/notifications" params={params} icon={IconBell} end={told}>
        Inbox
      </NavItem>
      <NavItem to="/dashboard" icon={IconChecklist}>
        My work
      </NavItem>
      <NavItem
        to="/$workspace/projects"
        params={params}
        activeOptions={{ exact: true, includeSearch: false }}
        icon={IconLayoutKanban}
      >
        Projects
      </NavItem>
      <NavItem to="/$workspace/chat" params={params} icon={IconMessageCircle} end={unread}>
        Chat
      </NavItem>
      {maySeeReports(workspace) && (
        <NavItem
          to="/$workspace/reports/{-$report}"
          params={params}
          activeOptions={{ includeSearch: false }}
          icon={IconClipboardData}
        >
          Reports
        </NavItem>
      )}
      <NavItem to="/$workspace/u" params={params} icon={IconUsers}>
        People
      </NavItem>
      <NavItem to="/$workspace/settings" params={params} icon={IconSettings}>
        Settings
      </NavItem>
    </div>
  )
}
