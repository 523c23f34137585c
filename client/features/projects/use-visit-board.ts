import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { boardQuery } from '#client/features/boards/data.ts'

/** What a router link does, for lists so long that a link component in each row would be felt. */
export function useVisitBoard(workspaceUrl: string) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const visit = (boardId: string) =>
    void navigate({ to: '/$workspace/projects/$boardId', params: { workspace: workspaceUrl, boardId } })
  return {
    visit,
    hrefOf: (boardId: string) => `/${workspaceUrl}/projects/${boardId}`,
    /** The press of a button comes a moment before the click. */
    prepare: (boardId: string) => void cache.prefetchQuery(boardQuery(boardId)),
    visitByClick(event: MouseEvent, boardId: string) {
      // A new tab or window is the browser's business.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      visit(boardId)
    },
  }
}
