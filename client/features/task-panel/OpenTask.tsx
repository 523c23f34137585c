import { lazy, Suspense } from 'react'

/** The panel is no part of the first load; whoever shows tasks may ask for it while nothing else happens. */
export const loadPanel = () => import('./TaskPanel.tsx')
const TaskPanel = lazy(async () => ({ default: (await loadPanel()).TaskPanel }))

interface Props {
  /** From the address; nothing is open without it. */
  taskId: string | undefined
  onOpenTask(taskId: string | undefined): void
}

export function OpenTask({ taskId, onOpenTask }: Props) {
  if (!taskId) return null
  return (
    <Suspense>
      <TaskPanel taskId={taskId} onOpenTask={onOpenTask} onClose={() => onOpenTask(undefined)} />
    </Suspense>
  )
}
