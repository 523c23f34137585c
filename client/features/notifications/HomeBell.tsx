import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './HomeBell.module.css'
import { NotificationsBadge } from './NotificationsBadge.tsx'

/** The way to the inbox where there is no sidebar. */
export function HomeBell() {
  return (
    <Link to="/notifications" className={classes.bell} aria-label="Inbox">
      <IconBell size={18} stroke={1.6} aria-hidden />
      <NotificationsBadge />
    </Link>
  )
}
