import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './SettingsLayout.module.css'
import { SidebarFrame } from './SidebarFrame.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface Props {
  /** "Account", "Settings". */
  title: string
  /** Where the arrow at the top leads. */
  back: { label: string; link: LinkProps }
  /** Rows made of <NavItem>. */
  nav: ReactNode
  /** The same in the page, where the sidebar is out of sight. */
  menu?: ReactNode
  /** Stays at the bottom of the sidebar. */
  account?: ReactNode
  /** Under the page on phones. */
  foot?: ReactNode
  children: ReactNode
}

/** A sidebar of subjects, and the page in a readable width. */
export function SettingsLayout({ title, back, nav, menu, account, foot, children }: Props) {
  const isNarrow = useIsNarrow()
  return (
    <SidebarFrame
      label={title}
      foot={foot}
      sidebar={
        <>
          <Link {...back.link} className={classes.back}>
            <IconArrowLeft size={16} stroke={1.7} aria-hidden />
            <span>{back.label}</span>
          </Link>
          <p className={classes.title}>{title}</p>
          <div className={classes.nav}>{nav}</div>
          {account}
        </>
      }
    >
      <div className={classes.page}>
        {isNarrow && menu && <div className={classes.menu}>{menu}</div>}
        {children}
      </div>
    </SidebarFrame>
  )
}
