import { boardColor } from '#client/features/boards/board-color.ts'
import classes from './ProjectDot.module.css'

/** A project by its colour. */
export function ProjectDot({ board }: { board: { _id: string } }) {
  return <span className={classes.dot} style={{ background: boardColor(board) }} aria-hidden />
}
