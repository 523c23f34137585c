import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { type TimelineGrouping, timelineGroupings } from '#client/features/tasks/board-search.ts'
import { Segments } from '#client/ui/Segments.tsx'
import { many, t } from '#contract/texts.ts'
import type { PlacedLink } from './links.ts'
import classes from './TimelineBar.module.css'
import { type Zoom, zooms } from './timeline-search.ts'
import { zoomWords } from './zoom.ts'

interface Props {
  zoom: Zoom
  group: TimelineGrouping | null
  conflicts: PlacedLink[]
  onZoom(zoom: Zoom): void
  onGroup(group: TimelineGrouping | null): void
  onToday(): void
  onShowConflict(at: number): void
}

const groupWords: Record<TimelineGrouping | 'none', string> = {
  none: t`No groups`,
  column: t`Column`,
  members: t`Members`,
  labels: t`Labels`,
  priority: t`Priority`,
}

export function TimelineBar({ zoom, group, conflicts, onZoom, onGroup, onToday, onShowConflict }: Props) {
  const next = useRef(0)

  /** From one to the next, and around. */
  function showNext() {
    const at = next.current % conflicts.length
    next.current = at + 1
    onShowConflict(at)
  }

  return (
    <div className={classes.bar}>
      <button type="button" className={classes.today} title="T" onClick={onToday}>
        Today
      </button>
      {conflicts.length > 0 && (
        <button type="button" className={classes.conflicts} title="Go to the next one" onClick={showNext}>
          <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
          {many(conflicts.length, { one: '# conflict', other: '# conflicts' })}
        </button>
      )}
      <div className={classes.right}>
        <select
          className={classes.group}
          aria-label="Group by"
          value={group ?? 'none'}
          onChange={({ currentTarget: { value } }) => onGroup(timelineGroupings.find((name) => name === value) ?? null)}
        >
          {(['none', ...timelineGroupings] as const).map((name) => (
            <option key={name} value={name}>
              {groupWords[name]}
            </option>
          ))}
        </select>
        <Segments
          label="Zoom"
          value={zoom}
          options={zooms.map((value) => ({ value, label: zoomWords[value] }))}
          onChange={onZoom}
        />
      </div>
    </div>
  )
}
