import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import classes from './SharedTask.module.css'

export function NothingShared() {
  return (
    <SharedFrame title="Task not found">
      <div className={classes.nothing}>
        <h1 className={classes.title}>Task not found</h1>
        <p>This link leads nowhere any more. Ask whoever gave it to you for a new one.</p>
        <LinkButton size="md" variant="default" to="/">
          Start page
        </LinkButton>
      </div>
    </SharedFrame>
  )
}
