// Loaded after the page it stands on: menus are a good part of Mantine's weight.
import { Menu } from '@mantine/core'
import { IconLogout, IconSettings, IconStack2 } from '@tabler/icons-react'
import { session, useMe } from '#client/core/session.ts'
import { ColorSchemeItems } from '#client/ui/ColorSchemeMenu.tsx'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import { AccountButton } from './AccountButton.tsx'
import classes from './AccountMenu.module.css'

interface Props {
  compact: boolean
  defaultOpened: boolean
}

const icon = { size: 15, stroke: 1.7 }

export function AccountMenuEntries({ compact, defaultOpened }: Props) {
  const me = useMe()
  return (
    <Menu position={compact ? 'bottom-end' : 'top-start'} width={236} defaultOpened={defaultOpened}>
      <Menu.Target>
        <AccountButton compact={compact} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p>{me.name}</p>
          <p>{me.email}</p>
        </div>
        <Menu.Divider />
        <MenuLink to="/account/profile" leftSection={<IconSettings {...icon} />}>
          Account settings
        </MenuLink>
        <MenuLink to="/workspaces" leftSection={<IconStack2 {...icon} />}>
          All workspaces
        </MenuLink>
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <ColorSchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => session.signOut()}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
