import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '#client/core/toasts.tsx'
import { leaveCurrentWorkspace } from '#client/features/current-workspace/current-workspace.ts'
import { forgetWorkspace } from '#client/features/current-workspace/forget-workspace.ts'
import { hasLeft } from '#client/features/workspaces/leaving.ts'
import type { Workspace } from '#contract/workspaces.ts'

/** What follows when somebody left or deleted a workspace: they go to the others, and nothing of this one stays behind. */
export function useGoAway(workspace: Workspace) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async (words: string) => {
    toast.success(words)
    leaveCurrentWorkspace()
    await navigate({ to: '/workspaces' })
    // Last, or screens that are still up would ask for everything again.
    forgetWorkspace(cache, workspace)
    hasLeft(workspace._id)
  }
}
