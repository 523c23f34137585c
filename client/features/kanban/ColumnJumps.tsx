import { type RefObject, useEffect, useRef, useState } from 'react'
import { useColumn, useColumnOrder, useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './ColumnJumps.module.css'
import { columnIn, goTo, middleColumn } from './column-in-sight.ts'
import { useLeadToMatch } from './use-lead-to-match.ts'
import { useView } from './view.ts'

/** On a phone: which columns there are, which one is on screen, what a filter leaves in each, and a tap to it. */
export function ColumnJumps({ board }: { board: RefObject<HTMLElement | null> }) {
  const { store } = useView()
  const order = useColumnOrder(store)
  const shown = useShownColumn(board, order)
  useLeadToMatch(board, order)
  if (order.length < 2) return null
  return (
    <nav className={classes.jumps} aria-label="Columns">
      {order.map((id) => (
        <Jump key={id} columnId={id} isShown={id === shown} onJump={() => goTo(columnIn(board.current, id))} />
      ))}
    </nav>
  )
}

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
    if (!isShown || !row) return
    // Not scrollIntoView: that would take the board along, which somebody is swiping.
    const center = () => {
      row.scrollLeft = button.current!.offsetLeft - (row.clientWidth - button.current!.offsetWidth) / 2
    }
    // The room for it changes when somebody searches, and what stands before it with what is found.
    const resized = new ResizeObserver(center)
    for (const each of [row, ...row.children]) resized.observe(each)
    return () => resized.disconnect()
  }, [isShown])
  return (
    <button ref={button} type="button" className={classes.jump} aria-current={isShown || undefined} onClick={onJump}>
      <span className={classes.title}>{column?.title}</span>
      {matches && <span className={classes.count}> {ids.length.toLocaleString(LOCALE)}</span>}
    </button>
  )
}

function useShownColumn(board: RefObject<HTMLElement | null>, order: readonly string[]): string | undefined {
  const [shown, setShown] = useState(order[0])
  useEffect(() => {
    const root = board.current
    if (!root) return
    const look = () => {
      const found = middleColumn(root, order)
      if (found) setShown(found)
    }
    look()
    root.addEventListener('scroll', look, { passive: true })
    return () => root.removeEventListener('scroll', look)
  }, [board, order])
  return shown
}
