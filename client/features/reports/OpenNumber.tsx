import type { ReactNode } from 'react'
import classes from './OpenNumber.module.css'

interface Props {
  /** Without it there is nothing behind it. */
  onOpen?: (() => void) | undefined
  /** What it counts, where its row does not say so. */
  label?: string
  children: ReactNode
}

/** A number that leads to the tasks behind it. */
export function OpenNumber({ onOpen, label, children }: Props) {
  if (!onOpen) return <span>{children}</span>
  return (
    <button type="button" className={classes.number} onClick={onOpen} aria-label={label}>
      {children}
    </button>
  )
}
