import type { ReactNode } from 'react'
import classes from './FeatureCard.module.css'

interface Props {
  title: string
  children: ReactNode
  /** A small drawing of it, for the eye alone. */
  visual: ReactNode
  wide?: boolean
}

export function FeatureCard({ title, children, visual, wide = false }: Props) {
  return (
    <article className={classes.card} data-wide={wide || undefined}>
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
