import { Link } from '@tanstack/react-router'
import { Mark } from './Mark.tsx'
import classes from './Wordmark.module.css'

export function Wordmark() {
  return (
    <Link to="/" className={classes.wordmark}>
      <Mark size={26} />
      Hearth
    </Link>
  )
}
