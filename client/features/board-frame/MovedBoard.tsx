import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '#client/core/toasts.tsx'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'

/** A project that went to another workspace, at its old address. Whoever may still see it follows. */
export function MovedBoard({ board: { title, workspace } }: { board: Board }) {
  useEffect(() => toast.success(t`${title} is in ${workspace.name} now`), [title, workspace.name])
  return <Navigate to="." params={(all) => ({ ...all, workspace: workspace.url })} search replace />
}
