import classes from './Answer.module.css'

/** A radio button cannot be taken back by itself. */
export const ClearAnswer = ({ onClear }: { onClear(): void }) => (
  <button type="button" className={classes.clear} onClick={onClear}>
    Clear the choice
  </button>
)
