import type { ReactNode } from 'react'
import classes from './TwoTexts.module.css'

interface Side {
  title: string
  text: string
  /** It is being written: the keyboard goes on there. */
  onWrite?: ((text: string) => void) | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** Beside each other as they were written, to be read, copied from or written on. On a phone below each other. Of one alone the other is not known. */
export function TwoTexts({ sides }: { sides: [Side] | [Side, Side] }) {
  return (
    <div className={classes.sides}>
      {sides.map(({ title, text, onWrite, children }) => (
        <div key={title} className={classes.side}>
          <label className={classes.labelled}>
            <span className={classes.title}>{title}</span>
            <textarea
              ref={onWrite && atItsEnd}
              className={classes.text}
              value={text}
              readOnly={!onWrite}
              onChange={({ currentTarget }) => onWrite?.(currentTarget.value)}
              rows={8}
            />
          </label>
          {children}
        </div>
      ))}
    </div>
  )
}

function atItsEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
