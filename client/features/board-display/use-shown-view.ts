import { useNavigate } from '@tanstack/react-router'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { useSetBoardPreferences } from './data.ts'

/** Whether this person sees the board as columns or as a list. It is remembered for them; a link may say otherwise. */
export function useShownView(search: BoardSearch) {
  const { board } = useOpenBoard()
  const setPreferences = useSetBoardPreferences(board._id)
  const navigate = useNavigate({ from: '/$workspace/projects/$boardId/' })
  const view = search.view ?? (board.preferences.view === 'list' ? 'list' : 'board')

  function showAs(chosen: 'board' | 'list') {
    setPreferences.mutate({ board: board._id, view: chosen })
    // From now on the person has said it.
    if (search.view) void navigate({ to: '.', search: (now) => ({ ...now, view: undefined }), replace: true })
  }

  return { view, showAs }
}
