import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
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

/** The same links where the bar has no room for them. The browser's own popover closes by itself. */
export function PublicNavMenu() {
  const menuId = useId()
  return (
    <>
      <button type="button" className={classes.opener} aria-label="Menu" popoverTarget={menuId}>
        <IconMenu2 size={19} stroke={1.7} aria-hidden />
      </button>
      <nav id={menuId} className={classes.menu} popover="auto" aria-label="Main">
        <Link to="/signup" className={classes.link}>
          Sign up
        </Link>
        <Link to="/pricing-comparison" className={classes.link}>
          Pricing
        </Link>
        <a href="/api/docs" className={classes.link}>
          API
        </a>
      </nav>
    </>
  )
}
