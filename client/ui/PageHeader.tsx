import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'

interface Props {
  title: ReactNode
  /** 2 where something above it is the title of the page, as a project's is on its pages. */
  level?: 1 | 2
  description?: ReactNode
  /** Where the description is somebody's own, and can be read in full elsewhere: its first lines. */
  brief?: boolean
  actions?: ReactNode
}

export function PageHeader({ title, level = 1, description, brief, actions }: Props) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <Title className={classes.title}>{title}</Title>
        {description && (
          <p className={classes.description} data-brief={brief || undefined}>
            {description}
          </p>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
