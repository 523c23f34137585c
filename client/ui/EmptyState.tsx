import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  icon: TablerIcon
  title: string
  /** What will be here, and how it gets here. */
  children?: ReactNode
  action?: ReactNode
  /** Where it stands for the whole page, its title is the page's. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({ icon: Icon, title, children, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.6} aria-hidden />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <div className={classes.words}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
