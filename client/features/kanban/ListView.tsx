import { lazy, Suspense } from 'react'
import type { BoardSearch } from '#client/features/tasks/board-search.ts'
import type { ViewProps } from './BoardView.tsx'

const TaskList = lazy(async () => ({ default: (await import('./TaskList.tsx')).TaskList }))

export interface ListProps extends ViewProps {
  order: BoardSearch['order']
  onOrder(order: BoardSearch['order']): void
}

/** Loads when somebody looks at a board this way. */
export function ListView(props: ListProps) {
  return (
    <Suspense>
      <TaskList {...props} />
    </Suspense>
  )
}
