import type { ReactNode } from 'react'
import classes from './SettingsGroup.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** Sections that stand apart from the rest of a page. */
export function SettingsGroup({ title, children }: Props) {
  return (
    <div className={classes.group}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}
