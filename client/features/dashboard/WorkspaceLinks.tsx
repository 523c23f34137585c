import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import { WorkspaceLogo } from '#client/features/workspaces/WorkspaceLogo.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import classes from './Dashboard.module.css'

export function WorkspaceLinks() {
  const workspaces = useQuery(workspacesQuery)
  return (
    <SettingsSection title="Workspaces">
      <Loaded query={workspaces} skeleton={<RowSkeletons count={2} />} failure="Failed to fetch workspaces">
        {({ myWorkspaces, guestWorkspaces }) => (
          <ul className={classes.links}>
            {[...myWorkspaces, ...guestWorkspaces].map((workspace) => (
              <li key={workspace._id}>
                <Link className={classes.link} to="/$workspace" params={{ workspace: workspace.url }}>
                  <WorkspaceLogo workspace={workspace} size={22} />
                  <span className={`${classes.words} ${classes.name}`}>{workspace.name}</span>
                  {workspace.status === 'archived' && <span className={classes.when}>Archived</span>}
                </Link>
              </li>
            ))}
            <li>
              <Link className={classes.link} to="/workspaces/create">
                <IconPlus size={17} stroke={1.7} aria-hidden />
                <span className={classes.words}>New workspace</span>
              </Link>
            </li>
          </ul>
        )}
      </Loaded>
    </SettingsSection>
  )
}
