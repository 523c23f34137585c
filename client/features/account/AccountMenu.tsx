import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSelector, IconSettings, IconStack2 } from '@tabler/icons-react'
import { session, useMe } from '#client/core/session.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorSchemeItems } from '#client/ui/ColorSchemeMenu.tsx'
import { MenuLink } from '#client/ui/MenuLink.tsx'
import classes from './AccountMenu.module.css'

interface Props {
  /** The picture alone, for a bar at the top. */
  compact?: boolean
}

const icon = { size: 15, stroke: 1.7 }

export function AccountMenu({ compact = false }: Props) {
  const me = useMe()
  return (
    <Menu position={compact ? 'bottom-end' : 'top-start'} width={236}>
      <Menu.Target>
        <UnstyledButton
          className={classes.target}
          data-compact={compact || undefined}
          aria-label={`Account of ${me.name}`}
        >
          <Avatar person={me} size={compact ? 30 : 26} />
          {!compact && (
            <>
              <span className={classes.name}>{me.name}</span>
              <IconSelector size={14} stroke={1.7} aria-hidden />
            </>
          )}
        </UnstyledButton>
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
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={session.signOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
