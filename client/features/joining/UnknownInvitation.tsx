import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'

export function UnknownInvitation() {
  return (
    <InvitationLayout
      title="There is no such invitation"
      actions={
        <LinkButton size="md" variant="default" to="/">
          Start page
        </LinkButton>
      }
    >
      The link may be cut off or too old. Open it once more from the mail, or ask for a new invitation.
    </InvitationLayout>
  )
}
