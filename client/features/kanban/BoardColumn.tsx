import { memo, useState } from 'react'
import { useColumn, useTaskIds } from '#client/features/tasks/use-board-store.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import classes from './BoardColumn.module.css'
import { CardList } from './CardList.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import edge from './column-edge.module.css'
import { EmptyColumn } from './EmptyColumn.tsx'
import { FoldedColumn } from './FoldedColumn.tsx'
import { NewTask } from './NewTask.tsx'
import { useView } from './view.ts'

interface Props {
  columnId: string
  isFolded: boolean
  onFold(columnId: string, isFolded: boolean): void
}

export const BoardColumn = memo(function BoardColumn({ columnId, isFolded, onFold }: Props) {
  const { store, matches, mayEdit } = useView()
  const column = useColumn(store, columnId)
  const ids = useTaskIds(store, columnId, matches)
  // Where one clicked: at the head, at the foot, or in the empty column, whose tasks are then written one below the other.
  const [adding, setAdding] = useState<'top' | 'bottom' | 'under' | null>(null)
  if (!column) return null
  if (isFolded) return <FoldedColumn column={column} ids={ids} onUnfold={() => onFold(columnId, false)} />

  const composer = adding && (
    <NewTask
      key={adding}
      columnId={columnId}
      columnTitle={column.title}
      from={adding === 'top' ? 'top' : 'bottom'}
      onClose={() => setAdding(null)}
    />
  )
  return (
    <section
      className={`${edge.column} ${classes.column}`}
      data-column={columnId}
      data-adding={adding ?? undefined}
      aria-label={column.title}
    >
      <ColumnHead column={column} ids={ids} onAdd={() => setAdding('top')} onFold={() => onFold(columnId, true)} />
      {adding === 'top' && composer}
      <CardList columnId={columnId} title={column.title} ids={ids}>
        {ids.length === 0 && !adding && <EmptyColumn isFiltered={matches !== null} onAdd={() => setAdding('under')} />}
      </CardList>
      {adding !== 'top' && composer}
      {mayEdit && (adding === null || adding === 'top') && (
        <button type="button" className={classes.add} data-adds="task" onClick={() => setAdding('bottom')}>
          <RowIcon name="plus" size={15} />
          Add task
        </button>
      )}
    </section>
  )
})
