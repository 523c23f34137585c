import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface Props {
  /** A face, a logo, a colour. */
  lead?: ReactNode
  /** Where there is no picture to lead with. */
  icon?: TablerIcon
  title: ReactNode
  /** Small print below, as <span>s: a dot stands between them. */
  meta?: ReactNode
  /** What can be done with it, at the end of the row. */
  children?: ReactNode
}

/** One of a list of people, sessions, invitations: who or what, a line about it, and what can be done. */
export function Row({ lead, icon: Icon, title, meta, children }: Props) {
  return (
    <li className={classes.row}>
      {lead}
      {Icon && (
        <span className={classes.icon}>
          <Icon size={17} stroke={1.6} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        {meta && <div className={classes.meta}>{meta}</div>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </li>
  )
}
