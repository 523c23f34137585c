import { useRef } from 'react'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import type { Column } from '#contract/columns.ts'
import { many, t } from '#contract/texts.ts'
import { ColumnCount, useLimit } from './ColumnCount.tsx'
import edge from './column-edge.module.css'
import { DropMark } from './DropMark.tsx'
import classes from './FoldedColumn.module.css'
import { useCell } from './use-cell.ts'
import { useView } from './view.ts'

interface Props {
  column: Column
  ids: readonly string[]
  onUnfold(): void
}

/** A narrow bar. What is dropped on it goes to the end of the column. */
export function FoldedColumn({ column, ids, onUnfold }: Props) {
  const { finishing } = useView()
  const limit = useLimit(column)
  const label = t`Unfold ${column.title}, ${many(ids.length, { one: '# task', other: '# tasks' })}`
  const bar = useRef<HTMLDivElement>(null)
  useCell(bar, {
    columnId: column._id,
    lane: null,
    isFolded: true,
    ids: () => ids,
    reveal: () => {},
    landing: () => ({ index: ids.length, top: 8 }),
  })
  return (
    <section
      className={`${edge.column} ${classes.column}`}
      data-column={column._id}
      data-folded
      aria-label={column.title}
    >
      <div ref={bar} className={classes.bar} data-cell data-column-handle>
        <button type="button" aria-label={limit ? `${label}, ${limit.words}` : label} onClick={onUnfold}>
          <ColumnIcon column={column} finishing={finishing.has(column.type)} />
          <ColumnCount column={column} shown={ids.length} isFolded />
          <span className={classes.title}>{column.title}</span>
        </button>
        <DropMark cell={bar} />
      </div>
    </section>
  )
}
