import type { ButtonHTMLAttributes } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './Spinner.tsx'

interface Props extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean
}

/** The button of pages that do without Mantine: those a visitor sees, which have to be light. */
export function Button({ variant, size, fullWidth, busy = false, className, children, ...button }: Props) {
  return (
    <button type="button" {...button} {...buttonLook({ variant, size, fullWidth }, className)} aria-busy={busy}>
      {busy && <Spinner />}
      {children}
    </button>
  )
}
