import type { ReactNode } from 'react'
import classes from './Facts.module.css'

interface Props {
  facts: { label: string; value: ReactNode }[]
}

/** What there is to know about something, line by line. */
export function Facts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
