import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#client/core/toasts.tsx'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'
import { boardQuery } from './data.ts'

interface Props {
  board: Board
  workspaceUrl: string
}

/** Somebody was looking at a project that was deleted, moved, or is not theirs to see any more. */
export function LostBoard({ board, workspaceUrl }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()

  const leave = useEffectEvent(async () => {
    toast.warn(t`${board.title} was deleted, or you no longer have access to it`)
    await navigate({ to: '/$workspace/projects', params: { workspace: workspaceUrl }, replace: true })
    cache.removeQueries(boardQuery(board._id))
  })
  useEffect(() => void leave(), [])

  return null
}
