import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { GoogleButton } from '#client/features/auth/GoogleButton.tsx'
import { SignupForm } from '#client/features/auth/SignupForm.tsx'
import { invitationQuery } from '#client/features/invitations/data.ts'
import { GatekeeperLayout } from '#client/ui/layouts/GatekeeperLayout.tsx'

export const Route = createFileRoute('/_public/signup/')({
  validateSearch: ({ invitation }: Record<string, unknown>): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  loaderDeps: ({ search }) => search,
  // Before the form is shown, so that the address is there from the start; a bad link just leaves a plain sign-up.
  loader: ({ context: { queryClient }, deps: { invitation } }) =>
    invitation && queryClient.prefetchQuery(invitationQuery(invitation)),
  component: SignupPage,
})

function SignupPage() {
  const { invitation: token = '' } = Route.useSearch()
  const { data: invitation } = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  return (
    <GatekeeperLayout
      title={invitation ? `Join ${invitation.workspace.name}` : 'Create your account'}
      description="Free for teams of up to 10. No card needed."
      aside={
        <>
          Already have an account? <Link to="/login">Log in</Link>
        </>
      }
    >
      {!invitation && <GoogleButton />}
      <SignupForm invited={invitation && { token, email: invitation.email }} />
    </GatekeeperLayout>
  )
}
