import { IconTimeline } from '@tabler/icons-react'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import classes from './Canvas.module.css'

/** Over the days of a project nobody has put a task into. */
export function NoTasks() {
  return (
    <div className={classes.nothing}>
      <EmptyState icon={IconTimeline} title="No tasks yet">
        Tasks of the board stand here by their days. One without days gets them when you draw over its row.
      </EmptyState>
    </div>
  )
}
