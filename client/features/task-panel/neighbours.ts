import { useEffect, useState } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { shownWith } from '#client/features/tasks/shown-tasks.ts'

interface Neighbours {
  above?: string | undefined
  below?: string | undefined
}

/** The tasks above and below it where it is shown; where it is not, those of its column. */
export function neighboursOf(store: BoardStore, taskId: string): Neighbours {
  const columnId = store.task(taskId)?.columnId
  const list = shownWith(taskId) ?? (columnId ? store.list(columnId) : [])
  const at = list.indexOf(taskId)
  return at < 0 ? {} : { above: list[at - 1], below: list[at + 1] }
}

export function useNeighbours(store: BoardStore, taskId: string): Neighbours {
  const [neighbours, setNeighbours] = useState<Neighbours>({})
  // After every drawing: lists do not say what is in them while they are drawn.
  useEffect(() => {
    const { above, below } = neighboursOf(store, taskId)
    setNeighbours((known) => (known.above === above && known.below === below ? known : { above, below }))
  })
  return neighbours
}
