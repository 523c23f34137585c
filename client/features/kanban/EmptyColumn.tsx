import classes from './EmptyColumn.module.css'
import { useView } from './view.ts'

/** Says how something gets here. */
export function EmptyColumn({ isFiltered }: { isFiltered: boolean }) {
  const { mayEdit } = useView()
  const words = isFiltered
    ? 'No task matches the filter.'
    : mayEdit
      ? 'Drop a card here or add the first task.'
      : 'No tasks.'
  return <p className={classes.empty}>{words}</p>
}
