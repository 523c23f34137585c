import { type KeyboardEvent, useRef, useState } from 'react'
import classes from './InlineName.module.css'

interface Props {
  /** What is named, for screen readers: "Folder name". */
  label: string
  value?: string
  placeholder?: string
  maxLength: number
  onSave(name: string): void
  /** Also after saving: the field is no longer needed. */
  onClose(): void
}

/** A name changed where it stands. A plain field: lists have many rows, and only one of them is ever edited. */
export function InlineName({ label, value = '', placeholder, maxLength, onSave, onClose }: Props) {
  const [text, setText] = useState(value)
  // Closing takes the focus away, and losing the focus saves.
  const closed = useRef(false)

  function close(save: boolean) {
    if (closed.current) return
    closed.current = true
    const name = text.trim()
    if (save && name !== '' && name !== value) onSave(name)
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    // The row around it listens to keys too.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') close(true)
    if (event.key === 'Escape') close(false)
  }

  return (
    <input
      className={classes.input}
      aria-label={label}
      value={text}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close(true)}
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.stopPropagation()}
      // biome-ignore lint/a11y/noAutofocus: whoever asked to rename wants to type
      autoFocus
      autoComplete="off"
      spellCheck={false}
    />
  )
}
