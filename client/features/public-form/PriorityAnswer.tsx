import { priorityWords } from '#client/features/tasks/level-words.ts'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import classes from './Answer.module.css'
import { ClearAnswer } from './ClearAnswer.tsx'
import type { Wiring } from './Question.tsx'

interface Props {
  required: boolean
  value: number | null
  onAnswer(value: number | null): void
  wiring: Wiring
}

/** To have none is to choose none. */
const offered = priorityWords.map((name, level) => ({ name, level })).slice(1)

export function PriorityAnswer({ required, value, onAnswer, wiring }: Props) {
  return (
    <div className={classes.choices} data-short>
      {offered.map(({ name, level }) => (
        <label key={level} className={classes.choice}>
          <input
            type="radio"
            name={wiring.id}
            checked={value === level}
            onChange={() => onAnswer(level)}
            aria-invalid={wiring['aria-invalid']}
          />
          {/* It says its name, and so does the word beside it. */}
          <span className={classes.sign} aria-hidden>
            <PriorityIcon priority={level} />
          </span>
          {name}
        </label>
      ))}
      {!required && value !== null && <ClearAnswer onClear={() => onAnswer(null)} />}
    </div>
  )
}
