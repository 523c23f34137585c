import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import type { Board } from '#contract/boards.ts'
import { allSubmissions, formQuery, formsQuery } from './data.ts'

/** Forms colleagues make and change, and answers that come in. */
export function useFormsLive(boardId: string) {
  const cache = useQueryClient()
  useFormsChanged(boardId, () => askAgain(cache, formsQuery(boardId)))
}

/** One of them that is open, with its answers. */
export function useFormLive({ _id: boardId, workspace }: Pick<Board, '_id' | 'workspace'>, formId: string) {
  const cache = useQueryClient()
  useFormsChanged(boardId, () => {
    askAgain(cache, formQuery(formId))
    askAgain(cache, allSubmissions(formId))
  })
  // Whoever leaves the project or the workspace is no longer told of its answers.
  useLive('workspace-update', ({ workspaceId, topics }) => {
    if (workspaceId === workspace._id && topics.includes('members')) askAgain(cache, formQuery(formId))
  })
}

function useFormsChanged(boardId: string, ask: () => void) {
  useLive('forms-changed', (about) => about.boardId === boardId && ask())
  useCatchUp('join-board', ask)
}
