import type { ComponentProps } from 'react'
import classes from './GrowingText.module.css'

/** Longer than any word: in one that does not end, letters set closer by pairs leave the browser nowhere to begin a line anew. */
const endless = /\S{500}/

/** A field for text as tall as the text in it. A copy that nobody sees gives it its height, in every browser. */
export function GrowingText({ className = '', value, ...field }: ComponentProps<'textarea'> & { value: string }) {
  return (
    <div className={classes.frame} data-endless={endless.test(value)}>
      <textarea className={`${classes.field} ${className}`} value={value} {...field} />
      <div className={`${classes.copy} ${className}`} aria-hidden>
        {`${value} `}
      </div>
    </div>
  )
}
