import { Button } from '@mantine/core'
import { useFocus } from '#client/core/use-focus.ts'
import { TaskText } from '#client/features/comments/TaskText.tsx'
import { type ClickedPlace, placeClicked } from './clicked-place.ts'
import classes from './Description.module.css'

interface Props {
  text: string
  onOpenTask(taskId: string): void
  onEdit?: (place: ClickedPlace | null) => void
  /** Somebody may be about to edit it. */
  onNear?: () => void
  onTick?: (box: number) => void
  /** Whoever was writing goes on from the button that leads there again. */
  hasFocus?: boolean
}

export function WrittenDescription({ text, onOpenTask, onEdit, onNear, onTick, hasFocus = false }: Props) {
  const button = useFocus<HTMLButtonElement>(hasFocus)
  const edit = () => onEdit?.(null)
  if (text.trim() === '') {
    return (
      <button ref={button} type="button" className={classes.empty} onPointerEnter={onNear} onClick={edit}>
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
        onPointerEnter={onNear}
        onClick={(event) => {
          const hasOwnMeaning = (event.target as HTMLElement).closest('a, button, input')
          if (!hasOwnMeaning && window.getSelection()?.isCollapsed !== false)
            onEdit?.(placeClicked(event.currentTarget, event))
        }}
      >
        <TaskText text={text} onOpenTask={onOpenTask} onTick={onTick} />
      </div>
      <Button ref={button} variant="default" className={classes.edit ?? ''} onFocus={onNear} onClick={edit}>
        Edit description
      </Button>
    </div>
  )
}
