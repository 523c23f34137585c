import { Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { errorMessage } from '#client/core/error-message.ts'
import classes from './EditableText.module.css'

interface Props {
  /** What it is, for screen readers: "Title". */
  label: string
  value: string
  /** Stands in for an empty text. */
  placeholder: string
  multiline?: boolean
  /** Shows the new text at once; fails with the reason when it is refused. */
  onSave(text: string): Promise<unknown>
}

/** Text that turns into a field when somebody wants to change it. A refused text comes back to the field, with the reason. */
export function EditableText({ label, value, placeholder, multiline = false, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** Whoever ends with a key goes on with the keyboard, from here. */
  const [endedByKey, setEndedByKey] = useState(false)

  function stop() {
    setDraft(null)
    setError(null)
  }

  async function save() {
    if (draft === null) return
    stop()
    if (draft.trim() === value) return
    try {
      await onSave(draft)
    } catch (problem) {
      setDraft(draft)
      setError(errorMessage(problem, 'An error occurred'))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      setEndedByKey(true)
      stop()
    }
    const ends =
      event.key === 'Enter' && !event.nativeEvent.isComposing && (!multiline || event.ctrlKey || event.metaKey)
    if (!ends) return
    event.preventDefault()
    setEndedByKey(true)
    void save()
  }

  function start() {
    setEndedByKey(false)
    setDraft(value)
  }

  if (draft === null) {
    return (
      <button
        type="button"
        className={classes.text}
        data-empty={value === '' || undefined}
        title={`Edit: ${label.toLowerCase()}`}
        onClick={start}
        {...(endedByKey && { autoFocus: true })}
      >
        {value || placeholder}
      </button>
    )
  }
  const field = {
    'aria-label': label,
    value: draft,
    error,
    onKeyDown,
    onBlur: () => void save(),
    onFocus: (event: { currentTarget: { select(): void } }) => event.currentTarget.select(),
    autoFocus: true,
    classNames: { input: classes.input ?? '' },
  }
  return multiline ? (
    <Textarea {...field} autosize minRows={2} maxRows={14} onChange={(event) => setDraft(event.currentTarget.value)} />
  ) : (
    <TextInput {...field} onChange={(event) => setDraft(event.currentTarget.value)} />
  )
}
