import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSaveOnTheWay } from '#client/core/use-save-on-the-way.ts'
import classes from './InlineName.module.css'

interface Props {
  /** What is named, for screen readers: "Folder name". */
  label: string
  value?: string
  placeholder?: string
  maxLength: number
  onSave(name: string): void
  /** Also after saving: the field is no longer needed. By a key, and not because the focus went elsewhere? */
  onClose(byKey: boolean): void
}

/** A name changed where it stands. A plain field: lists have many rows, and only one of them is ever edited. */
export function InlineName({ label, value = '', placeholder, maxLength, onSave, onClose }: Props) {
  const [text, setText] = useState(value)
  // Closing takes the focus away, and losing the focus saves.
  const closed = useRef<'key' | 'leaving' | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const [before] = useState(() => document.activeElement)

  // The keyboard goes on with what takes the place of the field, or where it came from.
  useEffect(() => {
    const place = field.current!.parentElement!
    return () => {
      if (closed.current === 'key') focusWhatFollows(place, before)
    }
  }, [before])

  function close(how: 'key' | 'leaving', save = true) {
    if (closed.current) return
    closed.current = how
    const name = text.trim()
    if (save && name !== '' && name !== value) onSave(name)
    onClose(how === 'key')
  }

  useSaveOnTheWay(() => {
    if (text !== value) close('leaving')
  })

  function onKeyDown(event: KeyboardEvent) {
    // The row around it listens to keys too.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // What has the focus next must not be pressed by the same Enter.
    event.preventDefault()
    close('key', event.key === 'Enter')
  }

  return (
    <input
      ref={field}
      className={classes.input}
      aria-label={label}
      value={text}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close('leaving')}
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.stopPropagation()}
      // biome-ignore lint/a11y/noAutofocus: whoever asked to rename wants to type
      autoFocus
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function focusWhatFollows(place: HTMLElement, before: Element | null) {
  // Somebody else was quicker.
  if (document.activeElement !== document.body) return
  const inside = place.hasAttribute('tabindex')
    ? place
    : place.querySelector<HTMLElement>('a[href], button, [tabindex]')
  if (place.isConnected) inside?.focus()
  else if (before instanceof HTMLElement) before.focus()
}
