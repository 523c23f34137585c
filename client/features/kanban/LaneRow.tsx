import { memo } from 'react'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { LaneCell } from './LaneCell.tsx'
import { LaneHead } from './LaneHead.tsx'
import { LaneSign } from './LaneSign.tsx'
import classes from './Lanes.module.css'
import type { Lane } from './lanes.ts'
import { useView } from './view.ts'

interface Props {
  lane: Lane
  group: Grouping
  count: number
  isOpen: boolean
  onToggle(key: string): void
}

export const LaneRow = memo(function LaneRow({ lane, group, count, isOpen, onToggle }: Props) {
  const { store } = useView()
  const order = useColumnOrder(store)
  return (
    <section aria-label={lane.title}>
      <div className={classes.laneHead}>
        <LaneHead
          title={lane.title}
          sign={<LaneSign group={group} laneKey={lane.key} />}
          count={count}
          isOpen={isOpen}
          onToggle={() => onToggle(lane.key)}
        />
      </div>
      {isOpen && (
        <div className={classes.cells}>
          {order.map((columnId) => (
            <LaneCell key={columnId} columnId={columnId} lane={lane} group={group} />
          ))}
        </div>
      )}
    </section>
  )
})
