import { Keys } from './Keys.tsx'
import classes from './Palette.module.css'

interface Props {
  isFirst: boolean
  isRoot: boolean
}

/** Which keys there are. Nothing anybody has to read twice. */
export function PaletteFoot({ isFirst, isRoot }: Props) {
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
      {isRoot && (
        <span className={classes.help}>
          <Keys keys="?" /> all shortcuts
        </span>
      )}
    </div>
  )
}
