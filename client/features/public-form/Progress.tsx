import classes from './Progress.module.css'

interface Props {
  answered: number
  total: number
}

/** Worth showing where there is some way to go. */
const SHORT = 3

export function Progress({ answered, total }: Props) {
  if (total < SHORT) return null
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={answered} max={total} aria-label="Questions answered" />
      <span className={classes.words}>
        {answered} of {total}
      </span>
    </div>
  )
}
