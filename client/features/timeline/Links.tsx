import { type KeyboardEvent, memo, useMemo, useSyncExternalStore } from 'react'
import { unlinkTasks } from './changing.ts'
import { DraftLine } from './DraftLine.tsx'
import classes from './Links.module.css'
import { linkPath } from './link-path.ts'
import { isInConflict, type PlacedLink } from './links.ts'
import { endsOf } from './scale.ts'
import { middleOf, ROW_HEIGHT } from './sizes.ts'
import { spanOf } from './spans.ts'
import { useTimeline } from './view.ts'

interface Props {
  links: PlacedLink[]
  /** The rows in view. */
  fromRow: number
  toRow: number
  visible: { left: number; right: number }
  selected: string | null
}

interface Drawn extends PlacedLink {
  path: string
  isConflict: boolean
}

/** Lines between bars, only those that come near what is in view. */
export const Links = memo(function Links({ links, fromRow, toRow, visible, selected }: Props) {
  const { store, scale, plan } = useTimeline()
  const planned = useSyncExternalStore(plan.subscribe, plan.all)
  const { left, right } = visible

  const near = useMemo(
    () =>
      links.filter(
        (link) => Math.max(link.fromRow, link.toRow) >= fromRow && Math.min(link.fromRow, link.toRow) <= toRow,
      ),
    [links, fromRow, toRow],
  )
  const drawn = useMemo(
    () =>
      near.flatMap((link): Drawn[] => {
        const [one, other] = [store.task(link.from), store.task(link.to)]
        if (!one?.dueDate || !other) return []
        const before = { ...one, ...planned.get(link.from)?.dates }
        const after = { ...other, ...planned.get(link.to)?.dates }
        const [first, second] = [spanOf(before), spanOf(after)]
        if (!first || !second) return []
        const [x1, x2] = [endsOf(scale, first).end, endsOf(scale, second).start]
        if (Math.max(x1, x2) < left || Math.min(x1, x2) > right) return []
        const path = linkPath([x1, middleOf(link.fromRow)], [x2, middleOf(link.toRow)], ROW_HEIGHT)
        return [{ ...link, path, isConflict: isInConflict(before, after) }]
      }),
    [near, store, scale, planned, left, right],
  )

  return (
    <svg className={classes.links} aria-hidden={drawn.length === 0 || undefined}>
      <title>Who waits for whom</title>
      {drawn.map((link) => (
        <Line key={link.key} link={link} isSelected={link.key === selected} />
      ))}
      <DraftLine />
    </svg>
  )
})

const Line = memo(
  function Line({ link, isSelected }: { link: Drawn; isSelected: boolean }) {
    const view = useTimeline()
    const { store, mayEdit, selectLink, focusRow } = view
    const { key, from, to, path, isConflict, toRow } = link
    const words = `${store.task(to)?.taskId} waits for ${store.task(from)?.taskId}${isConflict ? ', in conflict' : ''}`

    function onKeyDown(event: KeyboardEvent) {
      if (mayEdit && (event.key === 'Delete' || event.key === 'Backspace')) void unlinkTasks(view, link)
      else if (event.key !== 'Escape') return
      event.preventDefault()
      selectLink(null)
      focusRow(toRow)
    }

    return (
      // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
      <g
        role="button"
        aria-label={words}
        aria-pressed={isSelected}
        tabIndex={isSelected ? 0 : -1}
        data-link={key}
        data-conflict={isConflict || undefined}
        onClick={() => selectLink(isSelected ? null : key)}
        onKeyDown={onKeyDown}
      >
        <path className={classes.reach} d={path} />
        <path className={classes.line} d={path} />
      </g>
    )
  },
  (one, other) =>
    one.isSelected === other.isSelected &&
    one.link.path === other.link.path &&
    one.link.isConflict === other.link.isConflict,
)
