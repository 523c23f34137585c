import classes from './Avatar.module.css'
import { Avatar, type Pictured } from './Avatar.tsx'

interface Props {
  people: (Pictured & { _id: string })[]
  size?: number
  max?: number
}

export function AvatarStack({ people, size = 22, max = 3 }: Props) {
  const rest = people.length - max
  return (
    <span className={classes.stack}>
      {people.slice(0, max).map((person) => (
        <Avatar key={person._id} person={person} size={size} />
      ))}
      {rest > 0 && (
        <span
          className={classes.avatar}
          data-more
          style={{ width: size, height: size, fontSize: size * 0.4 }}
          role="img"
          aria-label={`and ${rest} more`}
        >
          +{rest}
        </span>
      )}
    </span>
  )
}
