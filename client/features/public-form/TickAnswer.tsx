import type { FormField } from '#contract/forms.ts'
import classes from './Answer.module.css'
import type { Wiring } from './Question.tsx'

interface Props {
  field: FormField
  value: boolean
  onAnswer(value: boolean): void
  wiring: Wiring
}

export const TickAnswer = ({ field, value, onAnswer, wiring }: Props) => (
  <label className={classes.choice}>
    <input
      type="checkbox"
      checked={value}
      onChange={({ currentTarget }) => onAnswer(currentTarget.checked)}
      {...wiring}
    />
    {field.label}
  </label>
)
