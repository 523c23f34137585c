import { Suspense } from 'react'
import { lazyAhead } from '#client/core/lazy.ts'
import type { Workspace } from '#contract/workspaces.ts'
import { TreeSkeleton } from './TreeSkeleton.tsx'

// Asked for at once, but nothing waits for it: the page beside it is what somebody came for.
const SidebarProjects = lazyAhead(async () => ({ default: (await import('./SidebarProjects.tsx')).SidebarProjects }))

interface Props {
  workspace: Workspace
}

export function Sidebar({ workspace }: Props) {
  return (
    <Suspense fallback={<TreeSkeleton />}>
      {/* By workspace, so that which folders are closed is not carried over to the next. */}
      <SidebarProjects key={workspace._id} workspace={workspace} />
    </Suspense>
  )
}
