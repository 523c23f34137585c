import { IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#client/core/session.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import { myInvitationsQuery } from './data.ts'
import classes from './InvitationCard.module.css'
import { InvitationCard } from './InvitationCard.tsx'

export function MyInvitations() {
  const { email } = useMe()
  const invitations = useQuery(myInvitationsQuery)
  return (
    <Loaded query={invitations} skeleton={<RowSkeletons count={2} />} failure="Failed to list invitations">
      {(pending) =>
        pending.length > 0 ? (
          <div className={classes.list}>
            {pending.map((invitation) => (
              <InvitationCard key={invitation._id} invitation={invitation} />
            ))}
          </div>
        ) : (
          <EmptyState icon={IconMailOpened} title="No open invitations">
            When someone invites {email} to a workspace, you can answer here or with the link in the mail.
          </EmptyState>
        )
      }
    </Loaded>
  )
}
