import { IconChecklist, IconHome, IconLayoutKanban, IconSettings, IconUsers } from '@tabler/icons-react'
import { NavItem } from '#client/ui/NavItem.tsx'
import type { Workspace } from '#contract/workspaces.ts'
import { mayManage } from './may.ts'
import classes from './WorkspaceNav.module.css'

interface Props {
  workspace: Workspace
}

// As plain text: which pages there are beside these is not for the sidebar to know.
const people: string = '/$workspace/u'
const settings: string = '/$workspace/settings'

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
      <NavItem to={people} params={params} icon={IconUsers}>
        People
      </NavItem>
      {mayManage(workspace) && (
        <NavItem to={settings} params={params} icon={IconSettings}>
          Settings
        </NavItem>
      )}
    </div>
  )
}
