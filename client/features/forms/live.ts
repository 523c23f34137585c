import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useCatchUp, useLive } from '#client/core/live.ts'
import { allSubmissions, formQuery, formsQuery } from './data.ts'

/** Forms colleagues make and change, and answers that come in. */
export function useFormsLive(boardId: string, formId?: string) {
  const cache = useQueryClient()
  const ask = () => {
    askAgain(cache, formsQuery(boardId))
    if (!formId) return
    askAgain(cache, formQuery(formId))
    askAgain(cache, allSubmissions(formId))
  }
  useLive('forms-changed', (about) => about.boardId === boardId && ask())
  useCatchUp('join-board', ask)
}
