import type { ReactNode } from 'react'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { LOCALE } from '#contract/texts.ts'
import classes from './LaneHead.module.css'

interface Props {
  title: string
  sign: ReactNode
  count: number
  isOpen: boolean
  onToggle(): void
  children?: ReactNode
}

/** The head of a row of the board, or of a group of the list. */
export function LaneHead({ title, sign, count, isOpen, onToggle, children }: Props) {
  return (
    <header className={classes.head}>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <RowIcon name="chevron" size={14} className={classes.chevron} />
        {sign}
        <h2>{title}</h2>
      </button>
      <span className={classes.count}>{count.toLocaleString(LOCALE)}</span>
      {children}
    </header>
  )
}
