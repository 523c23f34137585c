import { Avatar } from '#client/ui/Avatar.tsx'
import type { Person } from '#contract/people.ts'
import classes from './OfferedPeople.module.css'

interface Props {
  id: string
  offered: Person[]
  active: number
  onPoint(at: number): void
  onChoose(person: Person): void
}

export function OfferedPeople({ id, offered, active, onPoint, onChoose }: Props) {
  return (
    <div id={`${id}-people`} className={classes.people} role="listbox" aria-label="People">
      {offered.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
        // biome-ignore lint/a11y/useFocusableInteractive: it is reached by aria-activedescendant
        <div
          key={person._id}
          id={`${id}-${index}`}
          className={classes.person}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onChoose(person)}
        >
          <Avatar person={person} size={20} />
          <span className={classes.name}>{person.name}</span>
          <span className={classes.username}>@{person.username}</span>
        </div>
      ))}
    </div>
  )
}
