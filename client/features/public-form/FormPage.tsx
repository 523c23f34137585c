import type { ReactNode } from 'react'
import { Mark } from '#client/ui/Mark.tsx'
import { useNoIndex } from '#client/ui/use-no-index.ts'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import classes from './FormPage.module.css'

interface Props {
  title: string
  children: ReactNode
}

/**
 * Around a form. It may stand in a frame on somebody else's page, where nothing of the rest of Hearth shall ever show: so its links
 * are no links of the router, and open outside the frame.
 */
export function FormPage({ title, children }: Props) {
  usePageTitle(title)
  useNoIndex()
  return (
    <div className={classes.page}>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <a href="/" target="_top">
          <Mark size={16} />
          Made with Hearth
        </a>
      </footer>
    </div>
  )
}
