import { Keys } from './Keys.tsx'
import classes from './Palette.module.css'

/** Which keys there are. Nothing anybody has to read twice. */
export function PaletteFoot({ isFirst }: { isFirst: boolean }) {
  return (
    <div className={classes.foot} aria-hidden>
      <span>
        <Keys keys="arrowup" />
        <Keys keys="arrowdown" /> to go
      </span>
      <span>
        <Keys keys="enter" /> to choose
      </span>
      <span>
        <Keys keys="esc" /> {isFirst ? 'to close' : 'to go back'}
      </span>
      <span className={classes.help}>
        <Keys keys="?" /> all shortcuts
      </span>
    </div>
  )
}
