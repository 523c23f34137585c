import { IconLayoutKanban } from '@tabler/icons-react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import classes from './BoardView.module.css'
import { columnWidth } from './column-width.ts'
import { useFoldedColumns } from './folded-columns.ts'
import { NewColumn } from './NewColumn.tsx'
import { useView } from './view.ts'

/** The columns side by side. Those in view come first, the others right after them. */
export function Columns() {
  const { store, board, mayEdit } = useView()
  const order = useColumnOrder(store)
  const { folded, fold } = useFoldedColumns(board._id)
  const latestFold = useRef(fold)
  latestFold.current = fold
  const onFold = useCallback((columnId: string, isFolded: boolean) => latestFold.current(columnId, isFolded), [])
  const [drawn, setDrawn] = useState(() => Math.ceil(window.innerWidth / columnWidth()))
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), [])

  if (order.length === 0) {
    return (
      <div className={classes.empty}>
        <EmptyState icon={IconLayoutKanban} title="No columns yet">
          A board begins with its columns: the steps a task goes through, like To do, In progress and Done.
        </EmptyState>
        {mayEdit && <NewColumn />}
      </div>
    )
  }
  return (
    <>
      {order.map((id, at) =>
        at < drawn ? (
          <BoardColumn key={id} columnId={id} isFolded={folded.has(id)} onFold={onFold} />
        ) : (
          <div key={id} className={classes.pending} />
        ),
      )}
      {mayEdit && <NewColumn />}
    </>
  )
}
