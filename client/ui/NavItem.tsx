import type { TablerIcon } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './NavItem.module.css'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon: TablerIcon
  children: ReactNode
  /** At the right edge: how much is new there. */
  end?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

function NavRow({ icon: Icon, children, end, ...anchor }: Props) {
  return (
    <a {...anchor} className={classes.item}>
      <Icon size={17} stroke={1.6} aria-hidden />
      <span className={classes.label}>{children}</span>
      {end}
    </a>
  )
}

/** A row of a sidebar. Takes `to`, `params` and the rest of what a router link takes; the open page is marked. */
export const NavItem = createLink(NavRow)
