import { useColumn, useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { ColumnHead } from './ColumnHead.tsx'
import edge from './column-edge.module.css'
import classes from './Lanes.module.css'
import { useView } from './view.ts'

/** A column's head above all rows. */
export function LaneColumnHead({ columnId }: { columnId: string }) {
  const { store, matches } = useView()
  const column = useColumn(store, columnId)
  const ids = useTaskIds(store, columnId, matches)
  if (!column) return null
  return (
    <div className={`${edge.column} ${classes.columnHead}`} data-column={columnId}>
      <ColumnHead column={column} ids={ids} />
    </div>
  )
}
