import { Button } from '@mantine/core'
import { useFocus } from '#client/core/use-focus.ts'
import { TaskText } from '#client/features/comments/TaskText.tsx'
import classes from './Description.module.css'

interface Props {
  text: string
  onOpenTask(taskId: string): void
  onEdit?: () => void
  onTick?: (box: number) => void
  /** Whoever was writing goes on from the button that leads there again. */
  hasFocus?: boolean
}

export function WrittenDescription({ text, onOpenTask, onEdit, onTick, hasFocus = false }: Props) {
  const edit = useFocus<HTMLButtonElement>(hasFocus)
  if (text.trim() === '') {
    return (
      <button ref={edit} type="button" className={classes.empty} onClick={onEdit}>
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
          const hasOwnMeaning = (event.target as HTMLElement).closest('a, button, input')
          if (!hasOwnMeaning && window.getSelection()?.isCollapsed !== false) onEdit?.()
        }}
      >
        <TaskText text={text} onOpenTask={onOpenTask} onTick={onTick} />
      </div>
      <Button ref={edit} variant="default" className={classes.edit ?? ''} onClick={onEdit}>
        Edit description
      </Button>
    </div>
  )
}
