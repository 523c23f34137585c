import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface Props {
  /** Names the list where no heading does. */
  label?: string
  /** Made of <Row>. */
  children: ReactNode
}

export function RowList({ label, children }: Props) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  )
}
