import type { ReactNode } from 'react'
import { LOCALE } from '#contract/texts.ts'
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
          <dd>{typeof value === 'number' ? value.toLocaleString(LOCALE) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
