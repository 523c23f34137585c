import { many } from '#contract/texts.ts'
import { MOST_LINES } from './pasted-lines.ts'
import classes from './TaskComposer.module.css'

interface Props {
  count: number
  onAdd(): void
  onJoin(): void
}

/** Asks once what several lines are meant to be. */
export function WaitingLines({ count, onAdd, onJoin }: Props) {
  return (
    <div className={classes.waiting}>
      <button type="button" data-main onClick={onAdd}>
        {count === 1 ? 'Try again' : many(count, { one: 'Add # task', other: 'Add # tasks' })}
      </button>
      <button type="button" onClick={onJoin}>
        {count === 1 ? 'Back to the field' : 'As one title'}
      </button>
      {count === MOST_LINES && <p className={classes.hint}>The first {MOST_LINES} lines.</p>}
    </div>
  )
}
