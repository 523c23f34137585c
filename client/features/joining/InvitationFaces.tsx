import { Avatar } from '#client/ui/Avatar.tsx'
import type { InvitationPage } from '#contract/invitations.ts'
import classes from './InvitationFaces.module.css'

/** Who asks, and where to. */
export function InvitationFaces({ invitation: { invitedBy, workspace } }: { invitation: InvitationPage }) {
  return (
    <>
      {invitedBy && <Avatar person={invitedBy} size={56} />}
      <span className={classes.workspace}>
        {workspace.logo ? <img src={workspace.logo} alt={workspace.name} /> : workspace.name.slice(0, 1).toUpperCase()}
      </span>
    </>
  )
}
