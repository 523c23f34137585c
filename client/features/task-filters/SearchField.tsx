import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyping } from '#client/core/is-typing.ts'
import classes from './SearchField.module.css'

interface Props {
  /** What stands in the address. */
  value: string
  onChange(text: string): void
}

/** The board follows when somebody stops typing for a moment. */
const PAUSE_IN_TYPING_MS = 120

export function SearchField({ value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  /** What the field last put into the address, or took from it. */
  const [agreed, setAgreed] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // "Clear", a link or a saved view. The field's own words come back late: by then somebody may have typed on.
    if (value !== agreed) {
      setAgreed(value)
      setText(value)
    }
  }
  const settle = useEffectEvent((typed: string) => {
    if (typed === value) return
    setAgreed(typed)
    onChange(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), PAUSE_IN_TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  function clear(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape') return
    // The browser empties a search field by itself in some cases and not in others.
    event.preventDefault()
    if (text === '') event.currentTarget.blur()
    setText('')
  }

  return (
    <label className={classes.search}>
      <IconSearch size={15} stroke={1.7} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="Search tasks"
        aria-keyshortcuts="/"
        placeholder="Search tasks"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={clear}
      />
      <kbd aria-hidden>/</kbd>
    </label>
  )
}
