import { memo } from 'react'
import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { useColumn } from '#client/features/tasks/use-board-store.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { LaneHead } from './LaneHead.tsx'
import { LaneSign } from './LaneSign.tsx'
import { Cell, Row } from './ListTable.tsx'
import type { Entry, ListGroup } from './list-entries.ts'
import { TaskComposer } from './TaskComposer.tsx'
import classes from './TaskList.module.css'
import { TaskRow } from './TaskRow.tsx'
import { useView } from './view.ts'

interface Props {
  entry: Entry
  /** Among all rows, those out of view too. */
  rowIndex: number
  tabStop: string | null
  isOpen: boolean
  onToggle(key: string): void
  /** Null closes the field. */
  onAdd(key: string | null): void
}

export const TaskListEntry = memo(function TaskListEntry({ entry, rowIndex, tabStop, isOpen, onToggle, onAdd }: Props) {
  const { store, mayEdit } = useView()
  const { group } = entry
  if (entry.kind === 'task')
    return <TaskRow id={entry.id} groupKey={group.key} rowIndex={rowIndex} isTabStop={entry.id === tabStop} />
  if (entry.kind === 'composer') {
    const columnId = group.by ? store.order[0]! : group.key
    return (
      <Row rowIndex={rowIndex}>
        <Cell>
          <TaskComposer
            columnId={columnId}
            columnTitle={group.title}
            lane={group.by ? group.key : null}
            from="bottom"
            onClose={() => onAdd(null)}
          />
        </Cell>
      </Row>
    )
  }
  return (
    <Row rowIndex={rowIndex}>
      <Cell>
        <div className={classes.group}>
          <LaneHead
            title={group.title}
            sign={group.by ? <LaneSign group={group.by} laneKey={group.key} /> : <ColumnSign group={group} />}
            count={group.ids.length}
            isOpen={isOpen}
            onToggle={() => onToggle(group.key)}
          >
            {mayEdit && (
              <button
                type="button"
                className={classes.add}
                aria-label={`Add task to ${group.title}`}
                title="Add task"
                onClick={() => onAdd(group.key)}
              >
                <RowIcon name="plus" size={16} />
              </button>
            )}
          </LaneHead>
        </div>
      </Cell>
    </Row>
  )
})

function ColumnSign({ group }: { group: ListGroup }) {
  const { store, finishing } = useView()
  const column = useColumn(store, group.key)
  return column ? <ColumnIcon column={column} finishing={finishing.has(column.type)} /> : null
}
