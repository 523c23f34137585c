import { useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { columnIn, goTo, middleColumn } from './column-in-sight.ts'
import { useView } from './view.ts'

/** Half a second: one that is folded may never come to the middle. */
const MOST_TRIES = 30

/** Whoever looks for something and has a column before them without it is led to the first that has it: once for all they ask. */
export function useLeadToMatch(board: RefObject<HTMLElement | null>, order: readonly string[]) {
  const { store, matches } = useView()
  // An open task is no part of what they ask.
  const { task: _, ...asking } = useSearch({ strict: false })
  const asked = JSON.stringify(asking)
  const answered = useRef<string>(null)
  const isAnswered = useEffectEvent(() => answered.current === asked)

  /** Whether they are there, or nothing is anywhere. */
  const lead = useEffectEvent(() => {
    const holdsMatch = (columnId: string) => matchingIds(store, columnId, matches).length > 0
    const isUnfolded = (columnId: string) => !columnIn(board.current, columnId)?.matches('[data-folded]')
    const shown = middleColumn(board.current, order)
    if (shown && holdsMatch(shown)) {
      answered.current = asked
      return true
    }
    const found = order.filter(isUnfolded).find(holdsMatch) ?? order.find(holdsMatch)
    if (found) goTo(columnIn(board.current, found), 'instant')
    return found === undefined
  })

  useEffect(() => {
    if (!matches) answered.current = null
    // What is found differs when names of labels, the day or what is known of the descriptions do: nobody asked for something else.
    if (!matches || isAnswered()) return
    let frame = 0
    let tries = 0
    // Columns beside the first are drawn a moment later.
    const leadUntilThere = () => {
      tries++
      if (!lead() && tries < MOST_TRIES) frame = requestAnimationFrame(leadUntilThere)
    }
    leadUntilThere()
    return () => cancelAnimationFrame(frame)
  }, [matches])
}
