import { Avatar } from '#client/ui/Avatar.tsx'
import classes from './ChatVisual.module.css'

export function ChatVisual() {
  return (
    <div className={classes.chat}>
      <div className={classes.message}>
        <Avatar person={{ name: 'Priya Shah' }} size={26} />
        <p>Zoom by quarter is on the board. Want to try it?</p>
      </div>
      <div className={classes.message} data-mine>
        <p>
          Already did. It is lovely.
          <span className={classes.reaction}>👍 1</span>
        </p>
      </div>
      <div className={classes.typing}>
        <Avatar person={{ name: 'Priya Shah' }} size={18} />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
