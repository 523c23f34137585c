import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { byName } from '#client/core/name-order.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { GrowingText } from '#client/ui/GrowingText.tsx'
import type { Person } from '#contract/people.ts'
import classes from './CommentField.module.css'
import { mentionAt, withMention } from './mention-at.ts'

const MOST_SUGGESTED = 6

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
  const { people } = useOpenBoard()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(value.length)
  const [at, setAt] = useState(0)
  const [dismissed, setDismissed] = useState(false)
  const moveTo = useRef<number | null>(null)
  const id = useId()
  const mention = dismissed ? null : mentionAt(value, caret)
  const suggested = mention ? suggestions(people.values(), mention.query) : []
  const active = Math.min(at, suggested.length - 1)

  // The text comes from above, so the caret can be set only once it is there.
  useLayoutEffect(() => {
    if (moveTo.current === null) return
    field.current?.setSelectionRange(moveTo.current, moveTo.current)
    moveTo.current = null
  })

  const isChoosing = suggested.length > 0
  useEffect(() => {
    if (isChoosing) showWhole(box)
  }, [isChoosing])

  function choose(person: Person) {
    if (!mention) return
    const next = withMention(value, caret, mention, person.username)
    moveTo.current = next.caret
    setCaret(next.caret)
    onChange(next.text)
  }

  function onSuggestionKey(event: KeyboardEvent): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + suggested.length) % suggested.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggested[active]!)
    else if (event.key === 'Escape') setDismissed(true)
    else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (sends) onSubmit()
    else if (suggested.length > 0 && onSuggestionKey(event)) setCaret(field.current?.selectionStart ?? caret)
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={classes.box}>
      <GrowingText
        ref={field}
        className={classes.text}
        aria-label={label}
        placeholder={`${label}…`}
        aria-autocomplete="list"
        aria-controls={suggested.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={suggested.length > 0 ? `${id}-${active}` : undefined}
        value={value}
        rows={2}
        onChange={(event) => {
          setDismissed(false)
          setAt(0)
          setCaret(event.currentTarget.selectionStart)
          onChange(event.currentTarget.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setDismissed(true)}
        onFocus={() => {
          setDismissed(false)
          showWhole(box)
        }}
        autoFocus={autoFocus}
      />
      {suggested.length > 0 && (
        <div id={`${id}-people`} className={classes.people} role="listbox" aria-label="People">
          {suggested.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: it is reached by aria-activedescendant
            <div
              key={person._id}
              id={`${id}-${index}`}
              className={classes.person}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setAt(index)}
              onClick={() => choose(person)}
            >
              <Avatar person={person} size={20} />
              {person.name}
              <span className={classes.username}>@{person.username}</span>
            </div>
          ))}
        </div>
      )}
      <div className={classes.buttons}>{children}</div>
    </div>
  )
}

/** With the people and the button: at the end of a panel all of it would be below the screen. */
const showWhole = (box: RefObject<HTMLElement | null>) => box.current?.scrollIntoView({ block: 'nearest' })

function suggestions(people: Iterable<Person>, query: string): Person[] {
  const wanted = query.toLowerCase()
  return [...people]
    .filter(({ name, username }) => `${username} ${name}`.toLowerCase().includes(wanted))
    .toSorted(byName)
    .slice(0, MOST_SUGGESTED)
}
