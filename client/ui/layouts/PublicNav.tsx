import { ActionIcon, Menu } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './PublicNav.module.css'

export function PublicNav() {
  return (
    <nav className={classes.nav} aria-label="Main">
      <Link to="/" hash="features" className={classes.link}>
        Features
      </Link>
      <Link to="/pricing-comparison" className={classes.link}>
        Pricing
      </Link>
      <a href="/api/docs" className={classes.link}>
        API
      </a>
    </nav>
  )
}

/** The same links where the bar has no room for them. */
export function PublicNavMenu() {
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon className={classes.menu} size={36} aria-label="Open menu">
          <IconMenu2 size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/signup">
          Sign up
        </Menu.Item>
        <Menu.Item component={Link} to="/pricing-comparison">
          Pricing
        </Menu.Item>
        <Menu.Item component="a" href="/api/docs">
          API
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
