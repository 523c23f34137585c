import type { InputHTMLAttributes } from 'react'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import type { FieldType } from '#contract/forms.ts'
import classes from './Answer.module.css'
import type { Wiring } from './Question.tsx'

interface Props {
  type: FieldType
  value: string
  onAnswer(value: string): void
  wiring: Wiring
}

/** Which keys a phone shows, and what a browser offers to fill in. Numbers stay texts: a wheel must not turn them. */
const kinds: Partial<Record<FieldType, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', placeholder: 'name@example.com' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://', autoCapitalize: 'none', spellCheck: false },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  date: { type: 'date' },
}

/** Nothing is cut off: whoever pastes too much is told so. */
export function TextAnswer({ type, value, onAnswer, wiring }: Props) {
  if (type === 'long_text')
    return (
      <GrowingText
        className={classes.text ?? ''}
        value={value}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        {...wiring}
      />
    )
  return (
    <input
      type="text"
      className={classes.input}
      value={value}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      {...kinds[type]}
      {...wiring}
    />
  )
}
