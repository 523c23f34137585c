import type { ReactNode } from 'react'
import { SidebarFrame } from './SidebarFrame.tsx'
import classes from './WorkspaceLayout.module.css'

interface Props {
  /** The workspace's name. */
  label: string
  /** Stays at the top of the sidebar: the workspace switcher. */
  switcher: ReactNode
  /** Rows made of <NavItem>; scrolls when there are many. */
  nav: ReactNode
  /** Stays at the bottom: who is signed in. */
  account: ReactNode
  children: ReactNode
}

export function WorkspaceLayout({ label, switcher, nav, account, children }: Props) {
  return (
    <SidebarFrame
      label={label}
      sidebar={
        <>
          <div className={classes.switcher}>{switcher}</div>
          <div className={classes.nav}>{nav}</div>
          <div className={classes.account}>{account}</div>
        </>
      }
    >
      {children}
    </SidebarFrame>
  )
}
