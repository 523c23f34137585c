import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#client/core/session.ts'
import { useSetLastActiveWorkspace } from './data.ts'

/** The workspace somebody is in now is where they start next time. */
export function useRememberWorkspace(url: string) {
  const { lastActiveWorkspaceURL } = useMe()
  const setLastActive = useSetLastActiveWorkspace()
  const remember = useEffectEvent((workspaceURL: string) => {
    if (workspaceURL !== lastActiveWorkspaceURL) setLastActive.mutate({ workspaceURL })
  })
  useEffect(() => remember(url), [url])
}
