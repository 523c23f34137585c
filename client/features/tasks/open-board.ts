import { createContext, useContext } from 'react'
import type { Board } from '#contract/boards.ts'
import type { Label } from '#contract/labels.ts'
import type { Person } from '#contract/people.ts'
import type { BoardStore } from './board-store.ts'

/** The board on screen, for everything that stands on it. */
export interface OpenBoard {
  board: Board
  store: BoardStore
  /** By id: the workspace's and the project's own. */
  labels: ReadonlyMap<string, Label>
  /** By id: everybody in the workspace whom I see. */
  people: ReadonlyMap<string, Person>
  /** Those of them who see only projects they were added to, and were not added to this one. */
  outsiders?: ReadonlySet<string> | undefined
  /** Whether I may change tasks and columns. */
  mayEdit: boolean
  /** Keys of the column types in which tasks count as finished. */
  finishing: ReadonlySet<string>
  /** YYYY-MM-DD: the day it is shown on, when that is not today. */
  day?: string
}

export const OpenBoardContext = createContext<OpenBoard | null>(null)

export function useOpenBoard(): OpenBoard {
  const open = useContext(OpenBoardContext)
  if (!open) throw new Error('useOpenBoard needs a board around it')
  return open
}
