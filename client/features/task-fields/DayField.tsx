import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { looseDay } from '#client/features/tasks/loose-day.ts'
import { dayWords, today } from '#client/features/tasks/words.ts'
import { LOCALE, t } from '#contract/texts.ts'
import classes from './DayPicker.module.css'

interface Props {
  field: RefObject<HTMLInputElement | null>
  isPossible(day: string): boolean
  onChange(day: string): void
}

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })

/** A day as people write it, and below it the one that is meant. */
export function DayField({ field, isPossible, onChange }: Props) {
  const [text, setText] = useState('')
  const meantId = useId()
  const day = looseDay(text, today())

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (day && isPossible(day)) onChange(day)
  }

  return (
    <>
      <input
        ref={field}
        className={classes.field}
        aria-label="Day"
        aria-describedby={meantId}
        placeholder="Friday, in 3 days, dec 12…"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={meantId} className={classes.meant} role="status" hidden={text.trim() === ''}>
        {text.trim() !== '' && meaning(text, day, isPossible)}
      </p>
    </>
  )
}

function meaning(text: string, day: string | null, isPossible: Props['isPossible']): string {
  if (!day) return t`“${text}” is no day I understand.`
  const date = `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${dayWords(day)}`
  return isPossible(day) ? t`Enter sets ${date}` : t`${date} is beyond the other date.`
}
