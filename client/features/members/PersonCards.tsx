import card from '#client/ui/card.module.css'
import { useSomeOf } from '#client/ui/use-some-of.tsx'
import type { Member } from '#contract/members.ts'
import classes from './PersonCard.module.css'
import { PersonCard } from './PersonCard.tsx'

interface Props {
  members: Member[]
  workspaceUrl: string
}

export function PersonCards({ members, workspaceUrl }: Props) {
  const { shown, more } = useSomeOf(members)
  return (
    <>
      <ul className={`${card.grid} ${classes.grid}`}>
        {shown.map((member) => (
          <li key={member.user._id}>
            <PersonCard member={member} workspaceUrl={workspaceUrl} />
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}
