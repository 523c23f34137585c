import type { ComponentProps } from 'react'
import { hasEndlessWord } from './endless-word.ts'
import classes from './GrowingText.module.css'

/** A field for text as tall as the text in it. A copy that nobody sees gives it its height, in every browser. */
export function GrowingText({ className = '', value, ...field }: ComponentProps<'textarea'> & { value: string }) {
  return (
    <div className={classes.frame} data-endless={hasEndlessWord(value)}>
      <textarea className={`${classes.field} ${className}`} value={value} {...field} />
      <div className={`${classes.copy} ${className}`} aria-hidden>
        {`${value} `}
      </div>
    </div>
  )
}
