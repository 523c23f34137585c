import { Suspense, useEffect } from 'react'
import { lazy } from '#client/core/lazy.ts'
import { whenIdle } from '#client/core/when-idle.ts'

const loadPanel = async () => (await import('./load-panel.ts')).loadPanel()
const TaskPanel = lazy(loadPanel)

interface Props {
  /** From the address; nothing is open without it. */
  taskId: string | undefined
  onOpenTask(taskId: string | undefined): void
}

/** The panel is no part of the first load: it comes while nothing else happens, or with the first task that is opened. */
export function OpenTask({ taskId, onOpenTask }: Props) {
  useEffect(() => whenIdle(() => void loadPanel().catch(() => {})), [])
  if (!taskId) return null
  return (
    <Suspense>
      <TaskPanel taskId={taskId} onOpenTask={onOpenTask} onClose={() => onOpenTask(undefined)} />
    </Suspense>
  )
}
