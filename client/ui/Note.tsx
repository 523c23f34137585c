import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Note.module.css'

interface Props {
  icon: TablerIcon
  children: ReactNode
}

/** A calm aside with an icon: something to know, nothing to fear. */
export function Note({ icon: Icon, children }: Props) {
  return (
    <div className={classes.note}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <div className={classes.words}>{children}</div>
    </div>
  )
}
