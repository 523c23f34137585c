import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { wantsStillness } from '#client/core/wants-stillness.ts'
import { matchingIds } from '#client/features/tasks/matching-ids.ts'
import { useColumn, useColumnOrder, useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './ColumnJumps.module.css'
import { useView } from './view.ts'

/** On a phone: which columns there are, which one is on screen, what a filter leaves in each, and a tap to it. */
export function ColumnJumps({ board }: { board: RefObject<HTMLElement | null> }) {
  const { store, matches } = useView()
  const order = useColumnOrder(store)
  const shown = useShownColumn(board, order)
  const goTo = (columnId: string) => columnIn(board.current, columnId)?.scrollIntoView(jump())

  /** Whoever looks for something and has a column before them without it is led to the first that has it. */
  const leadToMatch = useEffectEvent(() => {
    const holdsMatch = (columnId: string) => matchingIds(store, columnId, matches).length > 0
    const found = order.find(holdsMatch)
    if (found && !(shown && holdsMatch(shown))) goTo(found)
  })
  useEffect(() => {
    if (matches) leadToMatch()
  }, [matches])

  if (order.length < 2) return null
  return (
    <nav className={classes.jumps} aria-label="Columns">
      {order.map((id) => (
        <Jump key={id} columnId={id} isShown={id === shown} onJump={() => goTo(id)} />
      ))}
    </nav>
  )
}

const jump = (): ScrollIntoViewOptions => ({
  behavior: wantsStillness() ? 'auto' : 'smooth',
  inline: 'center',
  block: 'nearest',
})
const columnIn = (board: HTMLElement | null, id: string) => board?.querySelector(`[data-column="${id}"]`)

interface JumpProps {
  columnId: string
  isShown: boolean
  onJump(): void
}

function Jump({ columnId, isShown, onJump }: JumpProps) {
  const { store, matches } = useView()
  const column = useColumn(store, columnId)
  const ids = useTaskIds(store, columnId, matches)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const row = button.current?.parentElement
    // Not scrollIntoView: that would take the board along, which somebody is swiping.
    if (isShown && row)
      row.scrollLeft = button.current!.offsetLeft - (row.clientWidth - button.current!.offsetWidth) / 2
  }, [isShown])
  return (
    <button ref={button} type="button" className={classes.jump} aria-current={isShown || undefined} onClick={onJump}>
      {column?.title}
      {matches && <span className={classes.count}> {ids.length.toLocaleString(LOCALE)}</span>}
    </button>
  )
}

/** The one in the middle of the board. */
function useShownColumn(board: RefObject<HTMLElement | null>, order: readonly string[]): string | undefined {
  const [shown, setShown] = useState(order[0])
  useEffect(() => {
    const root = board.current
    if (!root) return
    const look = () => {
      const { left, width } = root.getBoundingClientRect()
      const middle = left + width / 2
      const found = order.find((id) => {
        const place = columnIn(root, id)?.getBoundingClientRect()
        return place && place.left <= middle && place.right >= middle
      })
      if (found) setShown(found)
    }
    look()
    root.addEventListener('scroll', look, { passive: true })
    return () => root.removeEventListener('scroll', look)
  }, [board, order])
  return shown
}
