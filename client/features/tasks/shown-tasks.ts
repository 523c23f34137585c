// Which tasks stand in one list on screen, filtered and sorted as they are: the view that draws them knows, the panel over it asks.
import { useEffect } from 'react'

type ListWith = (taskId: string) => readonly string[] | undefined

let listWith: ListWith = () => undefined

/** Said by a view as long as it is on screen. */
export function useShownLists(find: ListWith) {
  useEffect(() => {
    listWith = find
    return () => {
      listWith = () => undefined
    }
  }, [find])
}

/** The list a task is shown in, from top to bottom. Not while something is being drawn. */
export const shownWith: ListWith = (taskId) => listWith(taskId)
