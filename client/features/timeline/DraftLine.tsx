import { useSyncExternalStore } from 'react'
import classes from './Links.module.css'
import { draftPath } from './link-path.ts'
import { endsOf } from './scale.ts'
import { middleOf } from './sizes.ts'
import { spanOf } from './spans.ts'
import { useTimeline } from './view.ts'

/** The line that is being drawn: to the mouse, or to the bar it would end at. */
export function DraftLine() {
  const { store, scale, draft } = useTimeline()
  const now = useSyncExternalStore(draft.subscribe, draft.now)
  const task = now && store.task(now.from)
  const start = task && spanOf(task)
  if (!now || !start) return null
  const target = now.target && store.task(now.target.id)
  const end = target && spanOf(target)
  const to = end ? ([endsOf(scale, end).start, middleOf(now.target!.row)] as const) : now.point
  if (!to) return null
  const from = [endsOf(scale, start).end, middleOf(now.fromRow)] as const
  return <path className={classes.draft} data-target={end ? '' : undefined} d={draftPath(from, to)} />
}
