import { useTaskIds } from '#client/features/tasks/use-board-store.ts'
import type { Column } from '#contract/columns.ts'
import { LOCALE } from '#contract/texts.ts'
import classes from './ColumnHead.module.css'
import { useView } from './view.ts'

interface Props {
  column: Column
  /** How many the filter leaves. */
  shown: number
  /** In a column that is folded there is room for one number. */
  isFolded?: boolean
}

/** A limit is about all tasks of the column, whatever a filter hides: then both numbers stand there. */
export function ColumnCount({ column: { _id, limit }, shown, isFolded }: Props) {
  const { store } = useView()
  const total = useTaskIds(store, _id, null).length
  if (limit === null) return <span className={classes.count}>{shown.toLocaleString(LOCALE)}</span>
  const isOver = total > limit
  return (
    <span
      className={classes.count}
      data-over={isOver || undefined}
      title={isOver ? `More than the limit of ${limit}` : `${total} of at most ${limit}`}
    >
      {shown < total && !isFolded && `${shown.toLocaleString(LOCALE)} · `}
      {total}/{limit}
    </span>
  )
}
