import { lazy, Suspense } from 'react'
import type { ViewProps } from './BoardView.tsx'

const TaskList = lazy(async () => ({ default: (await import('./TaskList.tsx')).TaskList }))

/** Loads when somebody looks at a board this way. */
export function ListView(props: ViewProps) {
  return (
    <Suspense>
      <TaskList {...props} />
    </Suspense>
  )
}
