import { useRef, useState } from 'react'
import type { Grouping } from '#client/features/tasks/board-search.ts'
import { useColumn } from '#client/features/tasks/use-board-store.ts'
import { RowIcon } from '#client/ui/RowIcon.tsx'
import { LOCALE } from '#contract/texts.ts'
import { Card } from './Card.tsx'
import { DropMark } from './DropMark.tsx'
import classes from './Lanes.module.css'
import { columnByLane, type Lane } from './lanes.ts'
import { NewTask } from './NewTask.tsx'
import { useCell } from './use-cell.ts'
import { useColumnContents } from './use-contents.ts'
import { useFocusedAmong } from './use-selection.ts'
import { useView } from './view.ts'

export const FIRST_CARDS = 6
const MORE_CARDS = 40
const NONE: readonly string[] = []

interface Props {
  columnId: string
  lane: Lane
  group: Grouping
}

/** One column within one row. A plain list: long ones show their beginning until somebody asks for more. */
export function LaneCell({ columnId, lane, group }: Props) {
  const { store, matches, mayEdit, selection } = useView()
  useColumnContents(store, columnId)
  const column = useColumn(store, columnId)
  const ids = columnByLane(store, columnId, group, matches).get(lane.key) ?? NONE
  const [most, setMost] = useState(FIRST_CARDS)
  const [isAdding, setAdding] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const shown = ids.slice(0, most)
  const focused = useFocusedAmong(selection, ids)
  const tabStop = focused ?? shown[0]
  const more = Math.min(MORE_CARDS, ids.length - most)
  const hidden = (ids.length - most).toLocaleString(LOCALE)

  useCell(list, {
    columnId,
    lane: lane.key,
    ids: () => ids,
    reveal: (index) => index >= most && setMost(index + 1),
    landing: (clientY) => landingIn(list.current!, clientY),
  })

  return (
    <div ref={list} className={classes.cell} data-cell>
      {shown.map((id) => (
        <Card key={id} id={id} isTabStop={id === tabStop} />
      ))}
      {ids.length > most && (
        <button type="button" className={classes.more} onClick={() => setMost(most + MORE_CARDS)}>
          Show {more} more of {hidden}
        </button>
      )}
      {isAdding && (
        <NewTask
          columnId={columnId}
          columnTitle={`${column?.title}, ${lane.title}`}
          lane={lane.key}
          from="bottom"
          onClose={() => setAdding(false)}
        />
      )}
      {mayEdit && !isAdding && (
        <button
          type="button"
          className={classes.add}
          aria-label={`Add task to ${column?.title}, ${lane.title}`}
          onClick={() => setAdding(true)}
        >
          <RowIcon name="plus" size={15} />
        </button>
      )}
      <DropMark cell={list} />
    </div>
  )
}

const GAP = 8

function landingIn(list: HTMLElement, clientY: number) {
  const cards = [...list.querySelectorAll<HTMLElement>(':scope > [data-task]')]
  const index = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return clientY < top + height / 2
  })
  const below = cards[index]
  const last = cards.at(-1)
  if (below) return { index, top: below.offsetTop - GAP / 2 }
  return { index: cards.length, top: last ? last.offsetTop + last.offsetHeight + GAP / 2 : GAP }
}
