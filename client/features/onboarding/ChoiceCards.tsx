import type { TablerIcon } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './ChoiceCards.module.css'

export interface Choice {
  value: string
  label: string
  icon: TablerIcon
}

interface Props {
  /** The id of the heading that asks. */
  labelledBy: string
  choices: Choice[]
  value: string
  onChange(value: string): void
}

/** Radio buttons that look like cards: arrow keys, labels and screen readers work by themselves. */
export function ChoiceCards({ labelledBy, choices, value, onChange }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.grid}>
      {choices.map(({ value: choice, label, icon: Icon }) => (
        <label key={choice} className={classes.card}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
