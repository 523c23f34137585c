import { usePresence } from '#client/features/presence/presence.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import type { Board } from '#contract/boards.ts'
import { t } from '#contract/texts.ts'
import classes from './FacesHere.module.css'

interface Props {
  board: Board
}

const SHOWN = 4

/** Whoever has the board open, in front; then the others on it, a little paler. */
export function FacesHere({ board }: Props) {
  const { users } = usePresence(board._id)
  const here = new Map(users.map(({ user, state }) => [user._id, state]))
  const members = board.members.map(({ user }) => user)
  const people = [...users.map(({ user }) => user), ...members.filter(({ _id }) => !here.has(_id))]
  const rest = people.length - SHOWN
  return (
    <ul className={classes.faces} aria-label="People on this project">
      {people.slice(0, SHOWN).map((person) => (
        <li key={person._id} data-here={here.get(person._id)} title={titleOf(person.name, here.get(person._id))}>
          <Avatar person={person} size={26} />
          {here.has(person._id) && <span className={classes.dot} role="img" aria-label="is here now" />}
        </li>
      ))}
      {rest > 0 && (
        <li className={classes.more}>
          <span aria-hidden>+{rest}</span>
          <span className={classes.hidden}>and {rest} more</span>
        </li>
      )}
    </ul>
  )
}

function titleOf(name: string, state: string | undefined) {
  if (!state) return name
  return state === 'away' ? t`${name} has it open in the background` : t`${name} is here now`
}
