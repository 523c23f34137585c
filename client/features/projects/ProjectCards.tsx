import { useMemo } from 'react'
import type { BoardSummary } from '#contract/boards.ts'
import type { Folder } from '#contract/folders.ts'
import classes from './ProjectCard.module.css'
import { ProjectCard } from './ProjectCard.tsx'
import { useArrivals } from './use-arrivals.ts'
import type { View } from './use-view.ts'

interface Props {
  boards: BoardSummary[]
  view?: View
  /** Given where projects of several folders stand side by side. */
  folders?: Folder[]
  mayDrag?: boolean
}

export function ProjectCards({ boards, view = 'grid', folders, mayDrag = false }: Props) {
  const names = useMemo(() => new Map(folders?.map(({ _id, name }) => [_id, name])), [folders])
  const arrived = useArrivals(useMemo(() => boards.map(({ _id }) => _id), [boards]))
  return (
    <ul className={view === 'grid' ? classes.grid : classes.list}>
      {boards.map((board) => (
        <li key={board._id}>
          <ProjectCard
            board={board}
            folderName={names.get(board.folderId ?? '')}
            mayDrag={mayDrag && board.status === 'active'}
            isNew={arrived.has(board._id)}
          />
        </li>
      ))}
    </ul>
  )
}
