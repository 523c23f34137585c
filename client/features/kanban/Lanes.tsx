import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import { useColumnOrder } from '#client/features/tasks/use-board-store.ts'
import { FIRST_CARDS } from './LaneCell.tsx'
import { LaneColumnHead } from './LaneColumnHead.tsx'
import { LaneRow } from './LaneRow.tsx'
import classes from './Lanes.module.css'
import { columnByLane, type Lane, lanesOf } from './lanes.ts'
import { useClosed } from './use-closed.ts'
import { useContents } from './use-contents.ts'
import { useView } from './view.ts'

interface Props {
  scroller: RefObject<HTMLElement | null>
  group: Grouping
}

const HEADS_HEIGHT = 44
const HEAD_HEIGHT = 40
const CARD_HEIGHT = 112

/** The board in rows. Only rows in view are in the page, and each shows the first cards of its cells. */
export function Lanes({ scroller, group }: Props) {
  const { store } = useView()
  const order = useColumnOrder(store)
  const lanes = useLanes(group)
  const { closed, toggle } = useClosed()
  const isOpen = ({ key }: Lane) => !closed.has(key)

  const virtualizer = useVirtualizer({
    count: lanes.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const { lane, longest } = lanes[index]!
      return HEAD_HEIGHT + (isOpen(lane) ? Math.min(longest, FIRST_CARDS) * CARD_HEIGHT + 48 : 0)
    },
    getItemKey: (index) => lanes[index]!.lane.key,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: HEADS_HEIGHT,
    overscan: 1,
    useFlushSync: false,
  })

  return (
    <div className={classes.lanes} style={{ '--columns': order.length } as React.CSSProperties}>
      <div className={classes.heads}>
        {order.map((columnId) => (
          <LaneColumnHead key={columnId} columnId={columnId} />
        ))}
      </div>
      <div className={classes.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const { lane, count } = lanes[index]!
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.row}
              style={{ top: start - HEADS_HEIGHT }}
            >
              <LaneRow lane={lane} group={group} count={count} isOpen={isOpen(lane)} onToggle={toggle} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The rows there are, how many cards each has, and how many its longest cell. */
function useLanes(group: Grouping) {
  const { store, matches, labels, people, board } = useView()
  const contents = useContents(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `contents` says that something on the board is different.
  return useMemo(() => {
    const counts = new Map<string, { count: number; longest: number }>()
    for (const columnId of store.order) {
      for (const [key, ids] of columnByLane(store, columnId, group, matches)) {
        const { count, longest } = counts.get(key) ?? { count: 0, longest: 0 }
        counts.set(key, { count: count + ids.length, longest: Math.max(longest, ids.length) })
      }
    }
    const boardMembers = board.members.map(({ user }) => user._id)
    return lanesOf(new Set(counts.keys()), group, { labels, people, boardMembers }).map((lane) => ({
      lane,
      ...(counts.get(lane.key) ?? { count: 0, longest: 0 }),
    }))
  }, [store, contents, group, matches, labels, people, board])
}
