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
  /** Stays above the bottom: what runs right now, such as my timer. */
  running?: ReactNode
  /** Stays at the bottom: who is signed in. */
  account: ReactNode
  /** Under the page on phones: the main places. */
  foot?: ReactNode
  children: ReactNode
}

export function WorkspaceLayout({ label, switcher, nav, running, account, foot, children }: Props) {
  return (
    <SidebarFrame
      label={label}
      foot={foot}
      sidebar={
        <>
          <div className={classes.switcher}>{switcher}</div>
          <div className={classes.nav} data-scroller>
            {nav}
          </div>
          {running}
          <div className={classes.account}>{account}</div>
        </>
      }
    >
      {children}
    </SidebarFrame>
  )
}
