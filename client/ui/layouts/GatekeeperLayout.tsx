import type { ReactNode } from 'react'
import { PageChoices } from '#client/ui/plain/PageChoices.tsx'
import { ShowcaseBoard } from '#client/ui/showcase/ShowcaseBoard.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './GatekeeperLayout.module.css'

interface Props {
  title: string
  description?: ReactNode
  children: ReactNode
  /** Below the form: the other way in. */
  aside?: ReactNode
}

/** Login, signup and the forgotten password: the form, and on wide screens a look at what is behind it. */
export function GatekeeperLayout({ title, description, children, aside }: Props) {
  usePageTitle(title)
  return (
    <div className={classes.frame}>
      <div className={classes.left}>
        <header className={classes.header}>
          <Wordmark />
          <PageChoices />
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
          <div className={classes.form}>{children}</div>
          {aside && <div className={classes.aside}>{aside}</div>}
        </main>
      </div>
      <aside className={classes.right} aria-label="What Hearth looks like">
        <div className={classes.window}>
          <ShowcaseBoard />
        </div>
        <p className={classes.claim}>Everyone sees the same board, at the same moment.</p>
      </aside>
    </div>
  )
}
