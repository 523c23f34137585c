import { type ReactNode, useId } from 'react'
import classes from './SettingsSection.module.css'

interface Props {
  title: string
  description?: ReactNode
  children?: ReactNode
  /** A strip below for the buttons of the section. */
  footer?: ReactNode
}

export function SettingsSection({ title, description, children, footer }: Props) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {children && <div className={classes.body}>{children}</div>}
      {footer && <div className={classes.footer}>{footer}</div>}
    </section>
  )
}
