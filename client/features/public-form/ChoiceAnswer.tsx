import type { FormField } from '#contract/forms.ts'
import classes from './Answer.module.css'
import { ClearAnswer } from './ClearAnswer.tsx'
import type { Wiring } from './Question.tsx'

interface Props {
  field: FormField
  value: unknown
  onAnswer(value: string | string[] | null): void
  wiring: Wiring
  /** Too many to show them all. */
  asList: boolean
}

/** One of the options or several of them. */
export function ChoiceAnswer({ field, value, onAnswer, wiring, asList }: Props) {
  const { type, options, required } = field
  const chosen = [value ?? []].flat()

  if (asList)
    return (
      <select
        className={classes.input}
        value={String(chosen[0] ?? '')}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
        {...wiring}
      >
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )

  const { id, ...described } = wiring
  const several = type === 'multi_select'
  const toggle = (option: string) =>
    options.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each)))
  return (
    <div className={classes.choices}>
      {options.map((option) => (
        <label key={option} className={classes.choice}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={id}
            checked={chosen.includes(option)}
            onChange={() => onAnswer(several ? toggle(option) : option)}
            aria-invalid={described['aria-invalid']}
          />
          {option}
        </label>
      ))}
      {!several && !required && chosen.length > 0 && <ClearAnswer onClear={() => onAnswer(null)} />}
    </div>
  )
}
