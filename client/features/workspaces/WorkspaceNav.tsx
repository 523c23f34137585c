import { IconChecklist, IconHome, IconLayoutKanban, IconSettings, IconUsers } from '@tabler/icons-react'
import { NavItem } from '#client/ui/NavItem.tsx'
import classes from './WorkspaceNav.module.css'

interface Props {
  workspace: { url: string }
}

export function WorkspaceNav({ workspace }: Props) {
  const params = { workspace: workspace.url }
  return (
    <div className={classes.nav}>
      <NavItem to="/$workspace" params={params} activeOptions={{ exact: true }} icon={IconHome}>
        Home
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
      <NavItem to="/$workspace/u" params={params} icon={IconUsers}>
        People
      </NavItem>
      <NavItem to="/$workspace/settings" params={params} icon={IconSettings}>
        Settings
      </NavItem>
    </div>
  )
}
