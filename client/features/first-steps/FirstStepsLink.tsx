import { Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { useMe } from '#client/core/session.ts'
import { mayCreateProjects } from '#client/features/workspaces/may.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { isNewcomer } from './newcomer.ts'

const FirstStepsRow = lazy(async () => ({ default: (await import('./FirstStepsRow.tsx')).FirstStepsRow }))

/** In the sidebar of every page, while there is something left to try. */
export function FirstStepsLink({ workspace }: { workspace: Workspace }) {
  if (!isNewcomer(useMe()) || !mayCreateProjects(workspace)) return null
  return (
    <Suspense>
      <FirstStepsRow workspace={workspace} />
    </Suspense>
  )
}
