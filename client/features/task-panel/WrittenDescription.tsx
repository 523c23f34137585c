import { Button } from '@mantine/core'
import { TaskText } from '#client/features/comments/TaskText.tsx'
import classes from './Description.module.css'

interface Props {
  text: string
  onOpenTask(taskId: string): void
  onEdit?: () => void
}

export function WrittenDescription({ text, onOpenTask, onEdit }: Props) {
  if (text.trim() === '') {
    return (
      <button type="button" className={classes.empty} onClick={onEdit}>
        Describe what done looks like…
      </button>
    )
  }
  return (
    <div className={classes.written}>
      {/* A click anywhere edits, except on what has a meaning of its own. With the keyboard, the button does. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below is the keyboard's way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below is the keyboard's way */}
      <div
        className={classes.text}
        onClick={(event) => {
          const hasOwnMeaning = (event.target as HTMLElement).closest('a, button')
          if (!hasOwnMeaning && window.getSelection()?.isCollapsed !== false) onEdit?.()
        }}
      >
        <TaskText text={text} onOpenTask={onOpenTask} />
      </div>
      <Button variant="default" className={classes.edit ?? ''} onClick={onEdit}>
        Edit description
      </Button>
    </div>
  )
}
