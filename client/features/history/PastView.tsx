import { useEffect, useMemo, useRef } from 'react'
import { BoardView } from '#client/features/kanban/BoardView.tsx'
import { OpenBoardContext, useOpenBoard } from '#client/features/tasks/open-board.ts'
import { dayOf } from '#client/features/tasks/words.ts'
import { glide } from './glide.ts'
import { lightUp, reveal } from './light-up.ts'
import classes from './PastView.module.css'
import type { Travel, TravelState } from './travel.ts'

interface Props {
  travel: Travel
  state: TravelState
  isPlaying: boolean
  isNow: boolean
}

/** The board of that moment, to be looked at only. */
export function PastView({ travel, state: { moment, people, change }, isPlaying, isNow }: Props) {
  const open = useOpenBoard()
  const root = useRef<HTMLDivElement>(null)
  const day = dayOf(new Date(moment))
  const past = useMemo(
    () => ({
      ...open,
      store: travel.store,
      people: new Map([...people, ...open.people]),
      mayEdit: false,
      // What was late then, and what was not.
      day,
    }),
    [open, travel, people, day],
  )

  useEffect(() => {
    travel.showThrough = (taskIds, show) => (root.current ? glide(root.current, taskIds, show) : show())
    return () => {
      travel.showThrough = (_, show) => show()
    }
  }, [travel])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const ids = change?.tasks.map(({ _id }) => _id) ?? []
    if (!isPlaying && !isNow && ids.length === 1) revealTask(element, travel, ids[0]!)
    lightUp(element, isNow ? [] : ids)
    // What came into view with it is drawn a moment later.
    const frame = requestAnimationFrame(() => lightUp(element, isNow ? [] : ids))
    return () => cancelAnimationFrame(frame)
  }, [travel, change, isPlaying, isNow])

  return (
    <div ref={root} className={classes.past} data-past data-now={isNow || undefined}>
      <OpenBoardContext value={past}>
        <BoardView matches={null} group={null} onOpenTask={(taskId) => travel.follow(taskId)} />
      </OpenBoardContext>
    </div>
  )
}

function revealTask(root: HTMLElement, { store }: Travel, id: string) {
  const task = store.task(id)
  if (!task) return
  const list = store.list(task.columnId)
  reveal(root, id, { columnId: task.columnId, depth: list.indexOf(id) / list.length })
}
