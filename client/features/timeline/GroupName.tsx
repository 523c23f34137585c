import { ColumnIcon } from '#client/features/tasks/ColumnIcon.tsx'
import { PriorityIcon } from '#client/features/tasks/PriorityIcon.tsx'
import { useColumn } from '#client/features/tasks/use-board-store.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { LOCALE, many } from '#contract/texts.ts'
import { barId } from './bar-id.ts'
import classes from './NamePane.module.css'
import type { TimelineRow } from './rows.ts'
import { ROW_HEIGHT } from './sizes.ts'
import { useTimeline } from './view.ts'

interface Props {
  row: Extract<TimelineRow, { kind: 'group' }>
  at: number
  isTabStop: boolean
}

export function GroupName({ row: { key, group, isOpen }, at, isTabStop }: Props) {
  const count = group.ids.length
  return (
    // biome-ignore lint/a11y: a grid of plain elements; its rows have the focus
    <div
      role="row"
      className={classes.group}
      data-row={key}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={1}
      aria-rowindex={at + 1}
      aria-expanded={isOpen}
      aria-owns={barId(key)}
      aria-label={`${group.title}, ${many(count, { one: '# task', other: '# tasks' })}`}
      style={{ top: at * ROW_HEIGHT }}
    >
      {/* biome-ignore lint/a11y: a grid of plain elements; its rows have the focus */}
      <span role="rowheader" className={classes.name}>
        <RowIcon name="chevron" size={14} className={classes.chevron} />
        <Sign groupKey={group.key} />
        <span className={classes.title}>{group.title}</span>
        <span className={classes.count}>{count.toLocaleString(LOCALE)}</span>
      </span>
    </div>
  )
}

/** What a group stands for, as a picture. */
function Sign({ groupKey }: { groupKey: string }) {
  const { group, people, labels } = useTimeline()
  if (group === 'column') return <ColumnSign columnId={groupKey} />
  if (group === 'priority') return <PriorityIcon priority={Number(groupKey)} size={15} />
  if (group === 'members') return <Avatar person={people.get(groupKey)} size={20} />
  return <ColorDot color={labels.get(groupKey)?.color ?? 'gray'} />
}

function ColumnSign({ columnId }: { columnId: string }) {
  const { store, finishing } = useTimeline()
  const column = useColumn(store, columnId)
  return column ? <ColumnIcon column={column} finishing={finishing.has(column.type)} size={15} /> : null
}
