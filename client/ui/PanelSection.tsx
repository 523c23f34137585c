import { type ReactNode, useId } from 'react'
import classes from './PanelSection.module.css'

interface Props {
  title: string
  /** Quietly beside the title: a count, a sum. */
  note?: ReactNode
  /** At the end of the head: its button. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a panel with a head of its own. */
export function PanelSection({ title, note, action, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <h3 id={id}>{title}</h3>
        <span className={classes.note}>{note}</span>
        {action}
      </header>
      {children}
    </section>
  )
}
