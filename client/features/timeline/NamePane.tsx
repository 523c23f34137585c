import { type FocusEvent, type MouseEvent, memo } from 'react'
import { GroupName } from './GroupName.tsx'
import classes from './NamePane.module.css'
import type { TimelineRow } from './rows.ts'
import { TaskName } from './TaskName.tsx'
import { onRowKey } from './timeline-keys.ts'
import { useTimeline } from './view.ts'

interface Props {
  rows: TimelineRow[]
  inView: number[]
  focused: string | null
  onFocusRow(key: string): void
}

/** The names stay at the left. For the keyboard and screen readers they are the rows, and the bars their cells. */
export const NamePane = memo(function NamePane({ rows, inView, focused, onFocusRow }: Props) {
  const view = useTimeline()
  const { paneWidth, openTask, toggleGroup, group } = view
  const isFocusShown = inView.some((at) => rows[at]?.key === focused)
  const tabStop = isFocusShown ? focused : rows[inView[0] ?? 0]?.key

  function rowOf(event: FocusEvent | MouseEvent) {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row
    return rows.find((row) => row.key === key)
  }

  function onClick(event: MouseEvent) {
    const row = rowOf(event)
    if (row?.kind === 'task') openTask(row.id)
    else if (row) toggleGroup(row.group.key)
  }

  return (
    <div
      role="treegrid"
      aria-label="Timeline"
      aria-rowcount={rows.length}
      className={classes.pane}
      style={{ width: paneWidth }}
      onKeyDown={(event) => onRowKey(view, event)}
      onClick={onClick}
      onFocus={(event) => {
        const row = rowOf(event)
        if (row) onFocusRow(row.key)
      }}
    >
      {inView.map((at) => {
        const row = rows[at]
        if (!row) return null
        const isTabStop = row.key === tabStop
        return row.kind === 'group' ? (
          <GroupName key={row.key} row={row} at={at} isTabStop={isTabStop} />
        ) : (
          <TaskName key={row.key} rowKey={row.key} id={row.id} at={at} level={group ? 2 : 1} isTabStop={isTabStop} />
        )
      })}
    </div>
  )
})
