import type { ReactNode } from 'react'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './DefaultLayout.module.css'
import { InFrame } from './in-frame.ts'
import { SkipLink } from './SkipLink.tsx'

interface Props {
  /** Beside the name: where somebody came from. */
  way?: ReactNode
  /** At the right of the bar: who is signed in. */
  account?: ReactNode
  /** Under the page on phones. */
  foot?: ReactNode
  children: ReactNode
}

/** A bar with the name and one column: pages that belong to no workspace. */
export function DefaultLayout({ way, account, foot, children }: Props) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <Wordmark />
        {way}
        <div className={classes.account}>{account}</div>
      </header>
      <main id="content" className={classes.main} tabIndex={-1}>
        <InFrame value={true}>{children}</InFrame>
      </main>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  )
}
