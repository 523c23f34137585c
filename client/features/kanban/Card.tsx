import { memo } from 'react'
import { useIsRecent, useTask } from '#client/features/tasks/use-board-store.ts'
import classes from './Card.module.css'
import { CardBody } from './CardBody.tsx'
import { INSTRUCTIONS_ID } from './instructions.ts'
import { OthersHere } from './OthersHere.tsx'
import { spokenTask } from './spoken-task.ts'
import { useFocusGoesAlong } from './use-focus-goes-along.ts'
import { useIsSelected } from './use-selection.ts'
import { useView } from './view.ts'

interface Props {
  id: string
  /** The one the Tab key leads to. */
  isTabStop: boolean
}

/** Has no handler of its own: the board listens for all of them. */
export const Card = memo(function Card({ id, isTabStop }: Props) {
  const { store, properties, labels, people, day, selection } = useView()
  const task = useTask(store, id)
  const isRecent = useIsRecent(store, id)
  const isSelected = useIsSelected(selection, id)
  const element = useFocusGoesAlong<HTMLElement>(id)
  if (!task) return null
  return (
    <article
      ref={element}
      className={classes.card}
      data-task={id}
      data-recent={isRecent || undefined}
      data-selected={isSelected || undefined}
      data-done={task.completedAt !== null || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={spokenTask(task, isSelected, { labels, people, day }, properties)}
      aria-describedby={INSTRUCTIONS_ID}
      aria-keyshortcuts="Enter X Shift+F10 Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
    >
      <OthersHere taskId={id} />
      <CardBody task={task} properties={properties} labels={labels} people={people} day={day} isNew={isRecent} />
    </article>
  )
})
