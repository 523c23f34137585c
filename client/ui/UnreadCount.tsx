import classes from './UnreadCount.module.css'

const MOST = 99

export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={classes.count} role="img" aria-label={`${count} unread`}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
