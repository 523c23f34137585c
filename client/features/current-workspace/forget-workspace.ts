import { hashKey, type QueryClient } from '@tanstack/react-query'
import { allBoards, boardQuery, columnsQuery } from '#client/features/boards/data.ts'
import { workspacesQuery } from '#client/features/workspaces/data.ts'
import type { Board } from '#contract/boards.ts'
import { everyTopic, keysAbout, type Opened } from './topics.ts'

/** Shared with other workspaces. */
const mine = [workspacesQuery, allBoards].map(({ queryKey }) => hashKey(queryKey))

/** Nothing of a workspace one was put out of stays behind in this tab. */
export function forgetWorkspace(cache: QueryClient, workspace: Opened) {
  for (const [, board] of cache.getQueriesData<Board>(allBoards)) {
    if (board?.workspace._id !== workspace._id) continue
    cache.removeQueries(boardQuery(board._id))
    cache.removeQueries(columnsQuery(board._id))
    // Loaded only now: it comes with all that opening a board needs, and few are ever put out.
    void import('#client/features/tasks/forget-board.ts').then(({ forgetBoard }) => forgetBoard(cache, board._id))
  }
  for (const queryKey of keysAbout(workspace, everyTopic)) {
    if (!mine.includes(hashKey(queryKey))) cache.removeQueries({ queryKey })
  }
  // The list of my workspaces is mine; it only has one less now.
  void cache.invalidateQueries(workspacesQuery)
}
