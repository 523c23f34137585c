import type { ReactNode } from 'react'
import classes from './StateTag.module.css'

interface Props {
  tone: 'good' | 'bad' | 'plain'
  children: ReactNode
}

/** How something is doing: the word says it, the colour is seen from afar. */
export const StateTag = ({ tone, children }: Props) => (
  <span className={classes.tag} data-tone={tone}>
    {children}
  </span>
)
