import { type ComponentProps, Suspense } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { WorkspacePage } from '#client/features/workspaces/WorkspacePage.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'

// All of it in one piece, for whoever imports: few do, and seldom.
const ImportScreen = lazy(async () => ({ default: (await import('./ImportScreen.tsx')).ImportScreen }))

export function ImportPage(props: ComponentProps<typeof ImportScreen>) {
  return (
    <WorkspacePage>
      <Suspense fallback={<RowSkeletons />}>
        <ImportScreen {...props} />
      </Suspense>
    </WorkspacePage>
  )
}
