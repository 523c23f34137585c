import { useTaskIds } from '#client/features/tasks/use-board-store.ts'
import type { Column } from '#contract/columns.ts'
import { LOCALE, t } from '#contract/texts.ts'
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
export function ColumnCount({ column, shown, isFolded }: Props) {
  const limit = useLimit(column)
  if (!limit) return <span className={classes.count}>{shown.toLocaleString(LOCALE)}</span>
  const { total, isOver, words } = limit
  return (
    <span className={classes.count} data-over={isOver || undefined} title={words}>
      {shown < total && !isFolded && `${shown.toLocaleString(LOCALE)} · `}
      {total}/{column.limit}
    </span>
  )
}

/** How a column stands to its limit, where it has one. */
export function useLimit({ _id, limit }: Column) {
  const { store } = useView()
  const total = useTaskIds(store, _id, null).length
  if (limit === null) return null
  const isOver = total > limit
  return { total, isOver, words: isOver ? t`More than the limit of ${limit}` : t`${total} of at most ${limit}` }
}
