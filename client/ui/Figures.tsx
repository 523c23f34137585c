import type { ReactNode } from 'react'
import classes from './Figures.module.css'

interface Props {
  figures: { label: string; value: ReactNode }[]
}

/** Numbers one looks up at a glance. */
export function Figures({ figures }: Props) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
