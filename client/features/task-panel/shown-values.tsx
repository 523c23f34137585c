import { useOpenBoard } from '#client/features/tasks/open-board.ts'
import { Avatar } from '#client/ui/Avatar.tsx'
import { ColorDot } from '#client/ui/ColorDot.tsx'
import classes from './Properties.module.css'

export function MemberNames({ members }: { members: readonly string[] }) {
  const { people } = useOpenBoard()
  if (members.length === 0) return <span className={classes.none}>Nobody</span>
  return members.map((id) => {
    const person = people.get(id)
    return (
      <span key={id} className={classes.named}>
        <Avatar person={person} size={20} />
        {person?.name ?? 'Somebody who left'}
      </span>
    )
  })
}

export function LabelChips({ labels: ids }: { labels: readonly string[] }) {
  const { labels } = useOpenBoard()
  const shown = ids.flatMap((id) => labels.get(id) ?? [])
  if (shown.length === 0) return <span className={classes.none}>None</span>
  return shown.map(({ _id, name, color }) => (
    <span key={_id} className={classes.chip}>
      <ColorDot color={color} />
      {name}
    </span>
  ))
}
