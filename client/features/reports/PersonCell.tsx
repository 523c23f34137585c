import { Avatar } from '#client/ui/Avatar.tsx'
import type { Person } from '#contract/people.ts'
import classes from './tables.module.css'

export function PersonCell({ user }: { user: Person }) {
  return (
    <span className={classes.who}>
      <span aria-hidden>
        <Avatar person={user} size={24} />
      </span>
      <span title={user.name}>{user.name}</span>
    </span>
  )
}
