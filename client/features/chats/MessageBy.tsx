import { dateTime, timeOfDay } from '#client/core/dates.ts'
import classes from './MessageRow.module.css'

interface Props {
  name: string
  at: string
}

/** Who said it and when, above the first of what one person says in a short time. */
export const MessageBy = ({ name, at }: Props) => (
  <header className={classes.by}>
    <strong>{name}</strong>
    <time dateTime={at} title={dateTime(at)}>
      {timeOfDay(at)}
    </time>
  </header>
)
