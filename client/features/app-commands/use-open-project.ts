import { useQuery } from '@tanstack/react-query'
import { useOpening } from '#client/features/board-frame/use-opening.ts'
import { boardQuery } from '#client/features/boards/data.ts'
import { boardTasksQuery } from '#client/features/tasks/data.ts'
import type { OpenBoard } from '#client/features/tasks/open-board.ts'
import { usePlace } from './use-place.ts'

/** The project on screen, once it is there: what its pages have around them, for what stands outside of them. */
export function useOpenProject(): OpenBoard | null {
  const { boardId, workspace } = usePlace()
  const { data: board } = useQuery({ ...boardQuery(boardId ?? ''), enabled: false })
  const { data: store } = useQuery({ ...boardTasksQuery(boardId ?? ''), enabled: false })
  return useOpening(workspace, board, store)
}
