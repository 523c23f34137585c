import type { FormEvent, ReactNode } from 'react'
import classes from './AddBar.module.css'

interface Props {
  onSubmit(event: FormEvent): void
  children: ReactNode
}

/** The line above a list with which one more is added to it. */
export function AddBar({ onSubmit, children }: Props) {
  return (
    <form className={classes.bar} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  )
}
