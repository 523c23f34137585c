import { Link } from '@tanstack/react-router'
import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { SettingsSection } from '#client/ui/SettingsSection.tsx'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import classes from './Counts.module.css'

interface Props {
  openByMember: ReadonlyMap<string, number>
}

/** Who has how much to do. Each leads to the board with their tasks alone. */
export function OpenByMember({ openByMember }: Props) {
  const { board } = useOpenBoard()
  const people = board.members
    .map(({ user }) => ({ user, count: openByMember.get(user._id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
  const { shown, more } = useSomeOf(people)
  return (
    <SettingsSection title="Members">
      <ul className={classes.counts}>
        {shown.map(({ user, count }) => (
          <li key={user._id}>
            <Link
              to="/$workspace/projects/$boardId"
              params={{ workspace: board.workspace.url, boardId: board._id }}
              search={{ members: user._id }}
            >
              <Avatar person={user} size={22} />
              <span>{user.name}</span>
              <b>{count} open</b>
            </Link>
          </li>
        ))}
      </ul>
      {more}
    </SettingsSection>
  )
}
