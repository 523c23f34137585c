import { IconArrowRight } from '@tabler/icons-react'
import classes from './FormVisual.module.css'

export function FormVisual() {
  return (
    <div className={classes.flow}>
      <div className={classes.form}>
        <b>Report a bug</b>
        <span>What happened?</span>
        <i>The export is empty</i>
        <span>How urgent?</span>
        <i>High</i>
        <em>Send</em>
      </div>
      <IconArrowRight size={18} stroke={1.6} />
      <div className={classes.task}>
        <small>HRT-31</small>
        The export is empty
        <span>Inbox</span>
      </div>
    </div>
  )
}
