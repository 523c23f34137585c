import { useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#client/core/changes-under-way.ts'
import { useLive } from '#client/core/live.ts'
import { allSubmissions, formQuery, formsQuery } from './data.ts'

/** Forms colleagues make and change, and answers that come in. */
export function useFormsLive(boardId: string, formId?: string) {
  const cache = useQueryClient()
  useLive('forms-changed', (about) => {
    if (about.boardId !== boardId) return
    askAgain(cache, formsQuery(boardId))
    if (!formId) return
    askAgain(cache, formQuery(formId))
    askAgain(cache, allSubmissions(formId))
  })
}
