import { useId, useState } from 'react'
import { byName } from '#client/core/name-order.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import type { Person } from '#contract/people.ts'
import type { Mention } from './mention-at.ts'

const MOST_OFFERED = 6

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** Who is offered for the name being typed, and what the keys do meanwhile: the field keeps the focus. */
export function useOfferedPeople(mention: Mention | null, onChoose: (person: Person) => void) {
  const { people } = useOpenBoard()
  const id = useId()
  const typed = mention && `${mention.from} ${mention.query}`
  const [choice, setChoice] = useState({ typed, at: 0, isDismissed: false })
  // With the next letter it begins anew.
  const { at, isDismissed } = choice.typed === typed ? choice : { at: 0, isDismissed: false }
  const offered = mention && !isDismissed ? matching(people.values(), mention.query) : []
  const active = Math.min(at, offered.length - 1)

  /** Whether the key was for the people. */
  function onKey({ key, ctrlKey, metaKey }: Key): boolean {
    if (offered.length === 0 || ctrlKey || metaKey) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) setChoice({ typed, at: (active + step + offered.length) % offered.length, isDismissed })
    else if (key === 'Enter' || key === 'Tab') onChoose(offered[active]!)
    else if (key === 'Escape') setChoice({ typed, at, isDismissed: true })
    else return false
    return true
  }

  return {
    onKey,
    /** For the field: what it opens, and where in it one is. */
    spoken: offered.length > 0 ? { 'aria-controls': `${id}-people`, 'aria-activedescendant': `${id}-${active}` } : {},
    /** For those who draw them. */
    list: { id, offered, active, onPoint: (at: number) => setChoice({ typed, at, isDismissed }), onChoose },
  }
}

function matching(people: Iterable<Person>, query: string): Person[] {
  const wanted = query.toLowerCase()
  return [...people]
    .filter(({ name, username }) => `${username} ${name}`.toLowerCase().includes(wanted))
    .toSorted(byName)
    .slice(0, MOST_OFFERED)
}
