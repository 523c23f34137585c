import { useSyncExternalStore } from 'react'
import classes from './Links.module.css'
import { draftPath } from './link-path.ts'
import { boxOf } from './scale.ts'
import { middleOf } from './sizes.ts'
import { spanOf } from './spans.ts'
import { useTimeline } from './view.ts'

/** The line that is being drawn: to the mouse, or to the bar it would end at. */
export function DraftLine() {
  const { store, scale, draft } = useTimeline()
  const now = useSyncExternalStore(draft.subscribe, draft.now)
  const from = now && store.task(now.from)
  const start = from && spanOf(from)
  if (!now || !start) return null
  const target = now.target && store.task(now.target.id)
  const end = target && spanOf(target)
  const to = end ? ([boxOf(scale, end).left, middleOf(now.target!.row)] as const) : now.point
  if (!to) return null
  const { left, width } = boxOf(scale, start)
  return (
    <path
      className={classes.draft}
      data-target={end ? '' : undefined}
      d={draftPath([left + width, middleOf(now.fromRow)], to)}
    />
  )
}
