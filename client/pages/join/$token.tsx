// No guard: the page itself asks for whichever sign-in the invitation needs.
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { CallError } from '#client/core/transport.ts'
import { invitationQuery } from '#client/features/invitations/data.ts'
import { InvitationAnswer } from '#client/features/invitations/InvitationAnswer.tsx'
import { InvitationFailed } from '#client/features/invitations/InvitationFailed.tsx'
import { InvitationOver } from '#client/features/invitations/InvitationOver.tsx'
import { UnknownInvitation } from '#client/features/invitations/UnknownInvitation.tsx'
import { InvitationLayout } from '#client/ui/layouts/InvitationLayout.tsx'

export const Route = createFileRoute('/join/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    void queryClient.prefetchQuery(invitationQuery(token))
    const signedIn = await session.check().catch(() => false)
    return { me: signedIn ? session.user() : null }
  },
  component: JoinPage,
})

function JoinPage() {
  const { token } = Route.useParams()
  const { me } = Route.useLoaderData()
  const { data: invitation, error, refetch, isFetching } = useQuery(invitationQuery(token))

  if (invitation?.status === 'pending') return <InvitationAnswer token={token} invitation={invitation} me={me} />
  if (invitation) return <InvitationOver invitation={invitation} signedIn={me !== null} />
  if (error instanceof CallError && error.status === 404) return <UnknownInvitation />
  if (error) return <InvitationFailed error={error} onRetry={() => void refetch()} busy={isFetching} />
  return <InvitationLayout title="Opening your invitation">Just a moment.</InvitationLayout>
}
