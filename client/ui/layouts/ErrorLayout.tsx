import { type ReactNode, useContext } from 'react'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './ErrorLayout.module.css'
import { InFrame } from './in-frame.ts'

interface Props {
  status?: number | undefined
  title: string
  /** What to do now. */
  children: ReactNode
  actions: ReactNode
}

/** In the place of a page. Where there is no frame around it, it brings its own. */
export function ErrorLayout({ status, title, children, actions }: Props) {
  const isInFrame = useContext(InFrame)
  const Words = isInFrame ? 'div' : 'main'
  const words = (
    <Words className={classes.main} data-in-frame={isInFrame || undefined}>
      {status && <p className={classes.status}>{status}</p>}
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.words}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </Words>
  )
  if (isInFrame) return words
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
      </header>
      {words}
    </div>
  )
}
