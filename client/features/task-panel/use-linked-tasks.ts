import { useQuery } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { BoardStore } from '#client/features/tasks/board-store.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useColumnOrder, useTaskCount } from '#client/features/tasks/use-board-store.ts'
import type { TaskCard } from '#contract/tasks.ts'
import { type Linked, linkedTasksQuery } from './data.ts'

export type LinkField = 'blockers' | 'dependencies'

const NOTHING: Linked = { tasks: [], blocks: [], awaitedBy: [] }

/** What the server says of tasks this one has to do with. Those of other projects nobody else knows. */
export function useLinkedTasks(card: TaskCard) {
  const { store } = useOpenBoard()
  useTaskCount(store)
  const elsewhere = [...card.blockers, ...card.dependencies].filter((id) => !store.task(id))
  const { data, isSuccess } = useQuery({ ...linkedTasksQuery(card._id, elsewhere), refetchOnMount: 'always' })
  // What is known stays while it is asked again, and when that fails.
  const [known, setKnown] = useState(NOTHING)
  if (data && data !== known) setKnown(data)
  return { ...known, isKnown: isSuccess }
}

/** Those of this board that name the task, as it shows them right now. */
export function useNamingHere(store: BoardStore, field: LinkField, taskId: string): string[] {
  const columns = useColumnOrder(store)
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeAll(
        columns.map((id) => `contents:${id}` as const),
        listener,
      ),
    [store, columns],
  )
  const naming = () => [...store.allTasks()].filter((task) => task[field].includes(taskId)).map(({ _id }) => _id)
  // As one text, so that the same tasks are the same answer.
  const ids = useSyncExternalStore(subscribe, () => naming().join())
  return ids ? ids.split(',') : []
}
