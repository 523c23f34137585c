import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mentionAt, withMention } from '#client/features/mentions/mention-at.ts'
import { OfferedPeople } from '#client/features/mentions/OfferedPeople.tsx'
import { useOfferedPeople } from '#client/features/mentions/use-offered-people.ts'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import type { Person } from '#contract/people.ts'
import { t } from '#contract/texts.ts'
import classes from './CommentField.module.css'

interface Props {
  label: string
  value: string
  onChange(text: string): void
  onSubmit(): void
  onCancel?: (() => void) | undefined
  autoFocus?: boolean
  /** Its buttons. */
  children: ReactNode
}

/** Where comments are written. Typing @ offers the people of the project; Ctrl and Enter sends. */
export function CommentField({ label, value, onChange, onSubmit, onCancel, autoFocus = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(value.length)
  const [hasFocus, setFocus] = useState(false)
  const moveTo = useRef<number | null>(null)
  const mention = hasFocus ? mentionAt(value, caret) : null
  const people = useOfferedPeople(mention, choose)

  // The text comes from above, so the caret can be set only once it is there.
  useLayoutEffect(() => {
    if (moveTo.current === null) return
    field.current?.setSelectionRange(moveTo.current, moveTo.current)
    moveTo.current = null
  })

  const offered = people.list.offered.length
  useEffect(() => {
    if (offered === 0) return
    showWhole(box)
    // Below a text as tall as the screen.
    showWhole(list)
  }, [offered])

  function choose(person: Person) {
    if (!mention) return
    const next = withMention(value, caret, mention, person.username)
    moveTo.current = next.caret
    setCaret(next.caret)
    onChange(next.text)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (sends) onSubmit()
    else if (!people.onKey(event)) {
      if (event.key !== 'Escape' || !onCancel) return
      onCancel()
    }
    event.preventDefault()
  }

  return (
    <div ref={box} className={classes.box}>
      <GrowingText
        ref={field}
        className={classes.text}
        aria-label={label}
        placeholder={t`${label}…`}
        aria-autocomplete="list"
        {...people.spoken}
        value={value}
        rows={2}
        onChange={(event) => {
          setCaret(event.currentTarget.selectionStart)
          onChange(event.currentTarget.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setFocus(false)}
        onFocus={() => {
          setFocus(true)
          showWhole(box)
        }}
        autoFocus={autoFocus}
      />
      {offered > 0 && (
        <div ref={list} className={classes.people}>
          <OfferedPeople {...people.list} />
        </div>
      )}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

/** With the people and the button: at the end of a panel all of it would be below the screen. */
const showWhole = (box: RefObject<HTMLElement | null>) => box.current?.scrollIntoView({ block: 'nearest' })
