// No guard: the page itself asks for whichever sign-in the invitation needs.
import { createFileRoute } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { findInvitation } from '#client/features/joining/data.ts'
import { InvitationAnswer } from '#client/features/joining/InvitationAnswer.tsx'
import { InvitationFailed } from '#client/features/joining/InvitationFailed.tsx'
import { InvitationOver } from '#client/features/joining/InvitationOver.tsx'
import { UnknownInvitation } from '#client/features/joining/UnknownInvitation.tsx'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'

export const Route = createFileRoute('/join/$token')({
  loader: async ({ params: { token } }) => {
    const [invitation, signedIn] = await Promise.all([findInvitation(token), session.check().catch(() => false)])
    return { invitation, me: signedIn ? session.user() : null }
  },
  pendingComponent: () => <InvitationLayout title="Opening your invitation">Just a moment.</InvitationLayout>,
  errorComponent: InvitationFailed,
  component: JoinPage,
})

function JoinPage() {
  const { token } = Route.useParams()
  const { invitation, me } = Route.useLoaderData()
  if (!invitation) return <UnknownInvitation />
  if (invitation.status !== 'pending') return <InvitationOver invitation={invitation} me={me} />
  return <InvitationAnswer token={token} invitation={invitation} me={me} />
}
