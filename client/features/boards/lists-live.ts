// Apart from what keeps an open board current: this one is needed on every screen.
import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { allBoardLists } from './data.ts'

/** Which projects I see depends on the workspaces I am in. */
export function useBoardListsLive() {
  const cache = useQueryClient()
  const ask = () => askAgain(cache, allBoardLists)
  useLive('workspaces-changed', ask)
  useCatchUp('connect', ask)
}
