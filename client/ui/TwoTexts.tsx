import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => showWhereTheyPart([...box.current!.querySelectorAll('textarea')]), [])
  return (
    <div ref={box} className={classes.sides}>
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

/** Of two long texts that begin alike, what one wants to see is below the fold of both. */
function showWhereTheyPart([one, other]: HTMLTextAreaElement[]) {
  if (!one || !other) return
  const alike = alikeUntil(one.value, other.value)
  for (const field of [one, other]) {
    const text = field.value
    // How high a part of it is, only the field itself knows.
    field.value = text.slice(0, alike)
    const above = field.scrollHeight
    field.value = text
    if (above > field.clientHeight) field.scrollTop = above - field.clientHeight / 2
  }
}

function alikeUntil(one: string, other: string) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
