import type { ReactNode } from 'react'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './ErrorLayout.module.css'

interface Props {
  status?: number | undefined
  title: string
  /** What to do now. */
  children: ReactNode
  actions: ReactNode
}

export function ErrorLayout({ status, title, children, actions }: Props) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
      </header>
      <main className={classes.main}>
        {status && <p className={classes.status}>{status}</p>}
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.words}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </main>
    </div>
  )
}
