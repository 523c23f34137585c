import { IconMailFast } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
import { RowList } from '#client/ui/RowList.tsx'
import { RowSkeletons } from '#client/ui/Skeletons.tsx'
import type { Invitation } from '#contract/invitations.ts'
import { workspaceInvitationsQuery } from './data.ts'
import { InvitationRow } from './InvitationRow.tsx'

interface Props {
  workspaceId: string
}

/** Something can still be done about these. */
const isOpen = ({ status }: Invitation) => status === 'pending' || status === 'expired'

export function WorkspaceInvitations({ workspaceId }: Props) {
  const invitations = useQuery(workspaceInvitationsQuery(workspaceId))
  return (
    <Loaded query={invitations} skeleton={<RowSkeletons count={2} />} failure="Failed to list invitations">
      {(all) => {
        const open = all.filter(isOpen)
        return open.length > 0 ? (
          <RowList>
            {open.map((invitation) => (
              <InvitationRow key={invitation._id} invitation={invitation} workspaceId={workspaceId} />
            ))}
          </RowList>
        ) : (
          <EmptyState icon={IconMailFast} title="Nobody is on the way">
            Invite people by e-mail. Until they answer, you can send the mail again or withdraw it here.
          </EmptyState>
        )
      }}
    </Loaded>
  )
}
