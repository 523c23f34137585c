// No guard: the page itself asks for whichever sign-in the invitation needs.

import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { session } from '#client/core/session.ts'
import { CallError } from '#client/core/transport.ts'
import { invitationQuery } from '#client/features/invitations/data.ts'
import { InvitationAnswer } from '#client/features/invitations/InvitationAnswer.tsx'
import { InvitationOver } from '#client/features/invitations/InvitationOver.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loaded } from '#client/ui/Loaded.tsx'
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
  const query = useQuery(invitationQuery(token))
  const { data: invitation, error } = query

  if (invitation?.status === 'pending') return <InvitationAnswer token={token} invitation={invitation} me={me} />
  if (invitation) return <InvitationOver invitation={invitation} signedIn={me !== null} />
  if (error instanceof CallError && error.status === 404) return <UnknownInvitation />
  return (
    <InvitationLayout title={error ? 'This invitation could not be opened' : 'Opening your invitation'}>
      <Loaded query={query} skeleton={<Skeleton height={14} width={260} />} failure="Failed to get invitation">
        {() => null}
      </Loaded>
    </InvitationLayout>
  )
}

function UnknownInvitation() {
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
