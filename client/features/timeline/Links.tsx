import { type KeyboardEvent, type MouseEvent, memo, useMemo, useSyncExternalStore } from 'react'
import { t } from '#contract/texts.ts'
import { unlinkTasks } from './changing.ts'
import { DraftLine } from './DraftLine.tsx'
import { type DrawnLink, drawnLink } from './drawn-link.ts'
import classes from './Links.module.css'
import type { PlacedLink } from './links.ts'
import { useTimeline } from './view.ts'

interface Props {
  links: PlacedLink[]
  /** The rows in view. */
  fromRow: number
  toRow: number
  visible: { left: number; right: number }
  selected: string | null
}

/** Lines between bars, only those that come near what is in view. */
export const Links = memo(function Links({ links, fromRow, toRow, visible, selected }: Props) {
  const { store, scale, plan } = useTimeline()
  const planned = useSyncExternalStore(plan.subscribe, plan.all)

  const near = useMemo(
    () =>
      links.filter(
        (link) => Math.max(link.fromRow, link.toRow) >= fromRow && Math.min(link.fromRow, link.toRow) <= toRow,
      ),
    [links, fromRow, toRow],
  )
  const drawn = useMemo(
    () => near.flatMap((link) => drawnLink(link, { task: store.task, scale, planned, visible }) ?? []),
    [near, store, scale, planned, visible],
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
  function Line({ link, isSelected }: { link: DrawnLink; isSelected: boolean }) {
    const { store, mayEdit, selectLink, focusRow } = useTimeline()
    const { key, from, to, path, grip, isConflict, toRow } = link
    const words = t`${store.task(to)?.taskId} waits for ${store.task(from)?.taskId}${isConflict ? ', in conflict' : ''}`

    function leave() {
      selectLink(null)
      focusRow(toRow)
    }

    function remove() {
      void unlinkTasks(store, link)
      leave()
    }

    function onKeyDown(event: KeyboardEvent) {
      if (mayEdit && (event.key === 'Delete' || event.key === 'Backspace')) remove()
      else if (event.key === 'Escape') leave()
      else return
      event.preventDefault()
    }

    function onClick({ target }: MouseEvent) {
      if ((target as Element).closest('[data-remove]')) remove()
      else selectLink(isSelected ? null : key)
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
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <title>{words}</title>
        <path className={classes.reach} d={path} />
        <path className={classes.line} d={path} />
        {isSelected && mayEdit && (
          <g className={classes.remove} data-remove transform={`translate(${grip.join()})`}>
            <title>Remove this link (Delete)</title>
            <circle r="9" />
            <path d="M-3 -3L3 3M3 -3L-3 3" />
          </g>
        )}
      </g>
    )
  },
  (one, other) =>
    one.isSelected === other.isSelected &&
    one.link.path === other.link.path &&
    one.link.isConflict === other.link.isConflict,
)
