import { useQuery } from '@tanstack/react-query'
import { many } from '#contract/texts.ts'
import { myInvitationsQuery } from './data.ts'
import classes from './InvitationCard.module.css'
import { InvitationCard } from './InvitationCard.tsx'

/** Above a list of workspaces. Takes no room when there is nothing to answer. */
export function PendingInvitations() {
  const { data: pending = [] } = useQuery(myInvitationsQuery)
  if (pending.length === 0) return null
  return (
    <section className={classes.pending} aria-label="Invitations">
      <h2 className={classes.heading}>
        {many(pending.length, { one: 'You are invited', other: 'You have # invitations' })}
      </h2>
      <div className={classes.list}>
        {pending.map((invitation) => (
          <InvitationCard key={invitation._id} invitation={invitation} />
        ))}
      </div>
    </section>
  )
}
