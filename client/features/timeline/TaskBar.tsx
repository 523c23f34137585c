import { IconClockExclamation } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { isTouch } from '#client/core/is-touch.ts'
import type { Dates } from '#client/features/tasks/task-dates.ts'
import { useTask } from '#client/features/tasks/use-board-store.ts'
import { isLate } from '#client/features/tasks/words.ts'
import { colorOf } from '#client/ui/color-of.ts'
import { many } from '#contract/texts.ts'
import classes from './Bar.module.css'
import { barId } from './bar-id.ts'
import { boxOf } from './scale.ts'
import { ROW_HEIGHT } from './sizes.ts'
import { spanOf } from './spans.ts'
import { useLinkEnd, usePlanned, useTimeline } from './view.ts'
import { datesWords, spokenDates } from './words.ts'

interface Props {
  rowKey: string
  id: string
  at: number
  isFocused: boolean
}

/** Narrower bars have their title beside them. */
const ROOM_FOR_TITLE = 96

/** Plain elements and no handler of its own: there are many, and one listener hears them all. */
export const TaskBar = memo(function TaskBar({ rowKey, id, at, isFocused }: Props) {
  const view = useTimeline()
  const { store, labels, mayEdit, scale, paneWidth, plan, today } = view
  const task = useTask(store, id)
  const planned = usePlanned(view, id)
  const linkEnd = useLinkEnd(view, id)
  if (!task) return null
  const dates: Dates = planned?.isHeld ? planned.dates : task
  const standing = { ...dates, completedAt: task.completedAt }
  const late = isLate(standing, today)
  const span = spanOf(dates)
  const top = at * ROW_HEIGHT
  if (!span) return <NoBar rowKey={rowKey} id={id} top={top} />
  const box = boxOf(scale, span)
  const color = colorOf(task.labels.flatMap((label) => labels.get(label) ?? [])[0]?.color ?? 'gray')
  const isOutside = span.shape === 'milestone' || box.width < ROOM_FOR_TITLE
  return (
    <>
      {planned && !planned.isHeld && <Ghost dates={planned.dates} top={top} color={color} />}
      {/* biome-ignore lint/a11y: a grid of plain elements; its rows have the focus */}
      <div
        id={barId(rowKey)}
        role="gridcell"
        aria-label={`${task.title}, ${spokenDates(standing, today)}`}
        className={classes.bar}
        data-bar={id}
        data-shape={span.shape}
        data-done={task.completedAt !== null || undefined}
        data-late={late || undefined}
        data-focused={isFocused || undefined}
        data-held={planned?.isHeld || undefined}
        data-leaving={(planned && !planned.isHeld) || undefined}
        data-link-end={linkEnd}
        style={{ ...box, top, '--bar': color } as CSSProperties}
      >
        {mayEdit && <i data-edge="start" />}
        <span
          className={classes.words}
          data-outside={isOutside || undefined}
          style={isOutside ? undefined : { left: paneWidth + 9 }}
        >
          {late && <IconClockExclamation size={14} stroke={1.8} aria-hidden />}
          {task.title}
        </span>
        {mayEdit && <i data-edge="due" />}
        {mayEdit && (
          <i className={classes.linkHandle} data-link-from="" title="Drag to the task that waits for this one" />
        )}
        {planned?.isHeld && <Tip dates={dates} following={plan.all().size - 1} />}
      </div>
    </>
  )
})

/** The row of a task without days: drawing over it gives it some. */
function NoBar({ rowKey, id, top }: { rowKey: string; id: string; top: number }) {
  const { mayEdit, paneWidth } = useTimeline()
  return (
    // biome-ignore lint/a11y: a grid of plain elements; its rows have the focus
    <div
      id={barId(rowKey)}
      role="gridcell"
      aria-label="no days yet"
      className={classes.empty}
      data-empty={mayEdit ? id : undefined}
      style={{ top }}
    >
      {mayEdit && (
        <span className={classes.hint} style={{ left: paneWidth + 12 }}>
          {isTouch() ? 'Tap to give it days' : 'Drag over its days to plan it'}
        </span>
      )}
    </div>
  )
}

/** What letting go would do. */
function Tip({ dates, following }: { dates: Dates; following: number }) {
  return (
    <em className={classes.tip}>
      {datesWords(dates)}
      {following > 0 &&
        many(following, {
          one: ' · # more follows (Alt: only this one)',
          other: ' · # more follow (Alt: only this one)',
        })}
    </em>
  )
}

/** Where a task would go that waits for the one that is held. */
function Ghost({ dates, top, color }: { dates: Dates; top: number; color: string }) {
  const { scale } = useTimeline()
  const span = spanOf(dates)
  if (!span) return null
  return (
    <div
      className={classes.ghost}
      data-shape={span.shape}
      style={{ ...boxOf(scale, span), top, '--bar': color } as CSSProperties}
    />
  )
}
