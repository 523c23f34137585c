import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { QuickAddFacts } from './quick-add.ts'
import { type Suggestion, suggestionsAt, withSuggestion } from './suggestions.ts'

interface Line {
  line: string
  write(words: string): void
  facts: QuickAddFacts
}

/** A field for new tasks that offers what can follow the @, # or ! in it. */
export function useSuggestions({ line, write, facts }: Line) {
  const field = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState(line.length)
  const [picked, setPicked] = useState(0)
  const [isQuiet, setQuiet] = useState(false)
  const id = useId()
  const offer = isQuiet ? null : suggestionsAt(line, caret, facts)

  function type(words: string, at: number) {
    write(words)
    setCaret(at)
    setPicked(0)
    setQuiet(false)
  }

  function onPick(suggestion: Suggestion) {
    if (!offer) return
    const after = withSuggestion(line, offer, suggestion)
    // At once: the next letter may come before the next frame does.
    flushSync(() => type(after.line, after.caret))
    field.current?.focus()
    field.current?.setSelectionRange(after.caret, after.caret)
  }

  /** Whether the key was for what is offered. */
  function takesKey(event: KeyboardEvent): boolean {
    const choice = offer?.suggestions[picked]
    if (!offer || !choice) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setPicked((picked + step + offer.suggestions.length) % offer.suggestions.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') onPick(choice)
    else if (event.key === 'Escape') setQuiet(true)
    else return false
    event.preventDefault()
    return true
  }

  return {
    field,
    type,
    takesKey,
    fieldProps: {
      ref: field,
      role: 'combobox',
      'aria-expanded': offer !== null,
      'aria-controls': id,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': offer ? `${id}-${picked}` : undefined,
      value: line,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        type(currentTarget.value, currentTarget.selectionStart ?? 0),
      onSelect: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setCaret(currentTarget.selectionStart ?? 0),
    },
    /** Whoever leaves the field has no use for the list. */
    quiet: () => setQuiet(true),
    /** Null while there is nothing to offer. */
    list: offer && { id, suggestions: offer.suggestions, picked, onPick },
  }
}
