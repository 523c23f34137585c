import type { ReactNode } from 'react'
import { ColorSchemeSwitch } from '#client/ui/plain/ColorSchemeSwitch.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { useSmoothScroll } from '#client/ui/use-smooth-scroll.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import classes from './PublicLayout.module.css'
import { PublicNav, PublicNavMenu } from './PublicNav.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Pages for visitors: a bar that stays, the page, a footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  useSmoothScroll()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Wordmark />
          <PublicNav />
          <div className={classes.actions}>
            <ColorSchemeSwitch />
            <LinkButton variant="subtle" to="/login">
              Log in
            </LinkButton>
            <LinkButton className={classes.signUp} to="/signup">
              Sign up
            </LinkButton>
            <PublicNavMenu />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
