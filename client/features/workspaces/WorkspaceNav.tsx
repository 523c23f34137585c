import { IconHome, IconLayoutKanban } from '@tabler/icons-react'
import { NavItem } from '#client/ui/NavItem.tsx'

interface Props {
  url: string
}

export function WorkspaceNav({ url }: Props) {
  return (
    <>
      <NavItem to="/$workspace" params={{ workspace: url }} activeOptions={{ exact: true }} icon={IconHome}>
        Home
      </NavItem>
      <NavItem to="/$workspace/projects" params={{ workspace: url }} icon={IconLayoutKanban}>
        Projects
      </NavItem>
    </>
  )
}
