import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#client/core/toasts.tsx'
import { t } from '#contract/texts.ts'
import { leaveCurrentWorkspace } from './current-workspace.ts'
import { forgetWorkspace } from './forget-workspace.ts'
import type { Opened } from './topics.ts'

interface Props {
  workspace: Opened & { name: string }
}

/** Somebody was looking at a workspace they may not see any more. They are told, taken away, and keep nothing of it. */
export function LostWorkspace({ workspace }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()

  const leave = useEffectEvent(async () => {
    toast.warn(t`You no longer have access to ${workspace.name}`)
    leaveCurrentWorkspace()
    await navigate({ to: '/workspaces', replace: true })
    // Last, or screens that are still up would ask for everything again.
    forgetWorkspace(cache, workspace)
  })
  useEffect(() => void leave(), [])

  return null
}
