import type { ReactNode } from 'react'
import classes from './Tag.module.css'

interface Props {
  /** Good news is green; most tags only name something. */
  tone?: 'plain' | 'good'
  children: ReactNode
}

export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
