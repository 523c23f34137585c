import { Textarea, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import classes from './EditableText.module.css'

interface Props {
  label: string
  value: string
  onChange(text: string): void
  error: string | null
  multiline: boolean
  onKeyDown(event: KeyboardEvent): void
  onBlur(): void
}

/** What an editable text turns into. */
export function EditableField({ label, multiline, onChange, ...rest }: Props) {
  const field = {
    ...rest,
    'aria-label': label,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onFocus: (event: { currentTarget: { select(): void } }) => event.currentTarget.select(),
    autoFocus: true,
    // Escape takes back what was typed; a dialog around it stays.
    'data-mantine-stop-propagation': 'true',
    classNames: { input: classes.input ?? '' },
  }
  return multiline ? <Textarea {...field} autosize minRows={2} maxRows={14} /> : <TextInput {...field} />
}
