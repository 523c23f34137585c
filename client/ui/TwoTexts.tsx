import type { ReactNode } from 'react'
import classes from './TwoTexts.module.css'

interface Side {
  title: string
  text: string
  /** What can be done with it. */
  children?: ReactNode
}

/** Beside each other as they were written, to be read and copied from. On a phone below each other. Of one alone the other is not known. */
export function TwoTexts({ sides }: { sides: [Side] | [Side, Side] }) {
  return (
    <div className={classes.sides}>
      {sides.map(({ title, text, children }) => (
        <div key={title} className={classes.side}>
          <label className={classes.labelled}>
            <span className={classes.title}>{title}</span>
            <textarea className={classes.text} value={text} readOnly rows={8} />
          </label>
          {children}
        </div>
      ))}
    </div>
  )
}
