import { RowIcon } from '#client/ui/RowIcon.tsx'
import classes from './EmptyColumn.module.css'
import { useView } from './view.ts'

interface Props {
  isFiltered: boolean
  onAdd(): void
}

/** Says how something gets here. Inside the list, which takes what is dropped on it. */
export function EmptyColumn({ isFiltered, onAdd }: Props) {
  const { mayEdit } = useView()
  if (isFiltered) return <p className={classes.empty}>No task matches the filter.</p>
  if (!mayEdit) return <p className={classes.empty}>No tasks.</p>
  return (
    <button type="button" className={classes.empty} onClick={onAdd}>
      <span className={classes.add}>
        <RowIcon name="plus" size={15} />
        Add a task
      </span>{' '}
      or drop a card here
    </button>
  )
}
