import { type MouseEvent, useMemo } from 'react'
import { useToggleFavorite } from '#client/features/boards/data.ts'
import { mayChangeBoard } from '#client/features/boards/may.ts'
import card from '#client/ui/card.module.css'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import classes from './ProjectCard.module.css'
import { ProjectCard } from './ProjectCard.tsx'
import { under, useProjectActions } from './project-actions.ts'
import { useArrivals } from './use-arrivals.ts'
import { useFreshCounts } from './use-fresh-counts.ts'
import type { View } from './use-view.ts'
import { useVisitBoard } from './use-visit-board.ts'

interface Props {
  workspace: { _id: string; url: string }
  boards: BoardSummary[]
  view?: View
  /** Given where projects of several folders stand side by side. */
  folders?: Folder[]
  mayDrag?: boolean
  /** 3 below a heading of their own. */
  level?: 2 | 3
}

const idOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset.node : undefined

export function ProjectCards({ workspace, boards, view = 'grid', folders, mayDrag = false, level = 2 }: Props) {
  const names = useMemo(() => new Map(folders?.map(({ _id, name }) => [_id, name])), [folders])
  const arrived = useArrivals(useMemo(() => boards.map(({ _id }) => _id), [boards]))
  const { shown, more } = useSomeOf(boards)
  useFreshCounts(workspace._id)
  const { openMenu } = useProjectActions()
  const toggleFavorite = useToggleFavorite(workspace._id)
  const { hrefOf, prepare, visitByClick } = useVisitBoard(workspace.url)

  function onClick(event: MouseEvent) {
    const boardId = idOf(event)
    if (!boardId || !(event.target instanceof Element)) return
    const button = event.target.closest<HTMLElement>('[data-action]')
    if (button?.dataset.action === 'favorite') toggleFavorite.mutate({ boardId })
    else if (button) openMenu({ subject: { kind: 'board', id: boardId }, at: under(button) })
    else if (event.target.closest('a')) visitByClick(event, boardId)
  }

  function onContextMenu(event: MouseEvent) {
    const id = idOf(event)
    if (!id) return
    event.preventDefault()
    openMenu({ subject: { kind: 'board', id }, at: { x: event.clientX, y: event.clientY } })
  }

  function onMouseDown(event: MouseEvent) {
    const boardId = idOf(event)
    if (boardId && event.target instanceof Element && event.target.closest('a')) prepare(boardId)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons in it are pressed with keys, which click them */}
      <ul
        className={view === 'grid' ? card.grid : classes.list}
        onClick={onClick}
        onMouseDown={onMouseDown}
        onContextMenu={onContextMenu}
      >
        {shown.map((board) => (
          <li key={board._id}>
            <ProjectCard
              board={board}
              href={hrefOf(board._id)}
              folderName={names.get(board.folderId ?? '')}
              mayDrag={mayDrag && mayChangeBoard(board)}
              level={level}
              isNew={arrived.has(board._id)}
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}
