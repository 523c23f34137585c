import { useNavigate } from '@tanstack/react-router'
import { isAway } from '#client/core/transport.ts'
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
    const show = (view: typeof chosen | undefined) =>
      void navigate({ to: '.', search: (now) => ({ ...now, view }), replace: true })
    // What nobody can remember is shown all the same.
    const onError = (error: Error) => isAway(error) && show(chosen)
    setPreferences.mutate({ board: board._id, view: chosen }, { onError })
    // From now on the person has said it.
    if (search.view) show(undefined)
  }

  return { view, showAs }
}
