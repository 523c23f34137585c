import type { ReactNode } from 'react'
import classes from './FeatureCard.module.css'

interface Props {
  title: string
  children: ReactNode
  /** A small drawing of it, for the eye alone. */
  visual: ReactNode
  /** How many of the three columns it takes. */
  span?: 1 | 2 | 3
  /** Takes one column where there are only two. */
  shrinks?: boolean
}

export function FeatureCard({ title, children, visual, span = 1, shrinks }: Props) {
  return (
    <article className={classes.card} data-span={span} data-shrinks={shrinks}>
      <div className={classes.visual} aria-hidden="true">
        {visual}
      </div>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </article>
  )
}
