import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Properties.module.css'

interface Props {
  icon: TablerIcon
  label: string
  children: ReactNode
}

export function Property({ icon: Icon, label, children }: Props) {
  return (
    <div className={classes.property}>
      <dt className={classes.label}>
        <Icon size={16} stroke={1.6} aria-hidden />
        {label}
      </dt>
      <dd className={classes.field}>{children}</dd>
    </div>
  )
}
