import type { ReactNode } from 'react'
import classes from './Tag.module.css'

/** Good news is green, bad news red; most tags only name something. */
export type Tone = 'plain' | 'good' | 'bad'

interface Props {
  tone?: Tone
  children: ReactNode
}

export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
