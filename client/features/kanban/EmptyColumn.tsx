import { t } from '#contract/texts.ts'
import classes from './EmptyColumn.module.css'
import { useView } from './view.ts'

/** Says how something gets here. */
export function EmptyColumn({ isFiltered }: { isFiltered: boolean }) {
  const { mayEdit } = useView()
  const words = isFiltered
    ? t`No task matches the filter.`
    : mayEdit
      ? t`Drop a card here or add the first task.`
      : t`No tasks.`
  return <p className={classes.empty}>{words}</p>
}
