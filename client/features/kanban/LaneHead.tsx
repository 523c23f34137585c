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
      <h2>
        <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <RowIcon name="chevron" size={14} className={classes.chevron} />
          {/* It shows what the title says. */}
          <span className={classes.sign} aria-hidden="true">
            {sign}
          </span>
          {title}
        </button>
      </h2>
      <span className={classes.count}>{count.toLocaleString(LOCALE)}</span>
      {children}
    </header>
  )
}
