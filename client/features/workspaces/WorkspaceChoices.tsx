// Loaded after the page it stands on: menus are a good part of Mantine's weight.
import { Menu } from '@mantine/core'
import { IconCheck, IconPlus, IconSettings, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import type { WorkspaceSummary } from '#contract/workspaces.ts'
import { workspacesQuery } from './data.ts'
import { type CurrentWorkspace, WorkspaceButton } from './WorkspaceButton.tsx'
import { WorkspaceLogo } from './WorkspaceLogo.tsx'
import classes from './WorkspaceSwitcher.module.css'

interface Props {
  current: CurrentWorkspace
  defaultOpened: boolean
}

export function WorkspaceChoices({ current, defaultOpened }: Props) {
  const { data, refetch } = useQuery(workspacesQuery)
  return (
    <Menu
      position="bottom-start"
      width={244}
      defaultOpened={defaultOpened}
      // Of the workspaces one is not in right now nobody tells.
      onOpen={() => void refetch()}
    >
      <Menu.Target>
        <WorkspaceButton current={current} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        <Choices title="Workspaces" workspaces={data?.myWorkspaces ?? []} current={current.url} />
        <Choices title="As a guest" workspaces={data?.guestWorkspaces ?? []} current={current.url} />
        <Menu.Divider />
        <MenuLink
          to="/$workspace/settings"
          params={{ workspace: current.url }}
          leftSection={<IconSettings size={15} stroke={1.7} />}
        >
          Workspace settings
        </MenuLink>
        <MenuLink to="/workspaces/create" leftSection={<IconPlus size={15} stroke={1.7} />}>
          New workspace
        </MenuLink>
        <MenuLink to="/workspaces" leftSection={<IconStack2 size={15} stroke={1.7} />}>
          All workspaces
        </MenuLink>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoicesProps {
  title: string
  workspaces: WorkspaceSummary[]
  current: string
}

function Choices({ title, workspaces, current }: ChoicesProps) {
  if (workspaces.length === 0) return null
  return (
    <>
      <Menu.Label>{title}</Menu.Label>
      {workspaces.map((workspace) => (
        <MenuLink
          key={workspace._id}
          to="/$workspace/projects"
          params={{ workspace: workspace.url }}
          leftSection={<WorkspaceLogo workspace={workspace} size={20} />}
          rightSection={
            workspace.url === current && <IconCheck size={14} stroke={2} role="img" aria-label="Open now" />
          }
        >
          <span className={classes.choice}>{workspace.name}</span>
          {workspace.status === 'archived' && <span className={classes.archived}>Archived</span>}
        </MenuLink>
      ))}
    </>
  )
}
