import { type RefObject, useSyncExternalStore } from 'react'
import classes from './DropMark.module.css'
import { useView } from './view.ts'

/** The line where a card would land. It follows the mouse by itself, so that no list draws anew for it. */
export function DropMark({ cell }: { cell: RefObject<HTMLElement | null> }) {
  const { line } = useView()
  const top = useSyncExternalStore(line.subscribe, () => line.topIn(cell.current))
  return top === null ? null : <div className={classes.line} style={{ transform: `translateY(${top - 1}px)` }} />
}
