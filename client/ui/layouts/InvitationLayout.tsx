import type { ReactNode } from 'react'
import { Mark } from '#client/ui/Mark.tsx'
import { PageChoices } from '#client/ui/plain/PageChoices.tsx'
import { usePageTitle } from '#client/ui/use-page-title.ts'
import { Wordmark } from '#client/ui/Wordmark.tsx'
import classes from './InvitationLayout.module.css'

interface Props {
  /** Who asks and where to, as pictures; the mark when there is nobody to show. */
  faces?: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Small print below the buttons. */
  note?: ReactNode
}

export function InvitationLayout({ faces, title, children, actions, note }: Props) {
  usePageTitle(title)
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Wordmark />
        <PageChoices />
      </header>
      <main className={classes.main}>
        <div className={classes.faces}>{faces ?? <Mark size={56} />}</div>
        <h1 className={classes.title}>{title}</h1>
        {children && <div className={classes.words}>{children}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
        {note && <div className={classes.note}>{note}</div>}
      </main>
    </div>
  )
}
