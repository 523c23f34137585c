import type { ReactNode } from 'react'
import { InFrame } from './in-frame.ts'
import { NarrowSidebar } from './NarrowSidebar.tsx'
import classes from './SidebarFrame.module.css'
import { SkipLink } from './SkipLink.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface Props {
  /** Names the sidebar for screen readers and the bar above the page on phones. */
  label: string
  sidebar: ReactNode
  /** Under the page on phones. */
  foot?: ReactNode
  children: ReactNode
}

/** The sidebar on the canvas and the page as one inset panel. On phones the sidebar is a drawer. */
export function SidebarFrame({ label, sidebar, foot, children }: Props) {
  const isNarrow = useIsNarrow()
  return (
    <div className={classes.frame}>
      <SkipLink />
      {isNarrow ? (
        <NarrowSidebar label={label}>{sidebar}</NarrowSidebar>
      ) : (
        <nav className={classes.sidebar} aria-label={label}>
          {sidebar}
        </nav>
      )}
      <main id="content" className={classes.panel} tabIndex={-1}>
        <InFrame value={true}>{children}</InFrame>
      </main>
      {isNarrow && foot}
    </div>
  )
}
