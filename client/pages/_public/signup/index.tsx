import { createFileRoute, Link } from '@tanstack/react-router'
import { GoogleButton } from '#client/features/auth/GoogleButton.tsx'
import { SignupForm } from '#client/features/auth/SignupForm.tsx'
import { findInvitation } from '#client/features/joining/data.ts'
import { GatekeeperLayout } from '#client/ui/layouts/GatekeeperLayout.tsx'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/_public/signup/')({
  validateSearch: ({ invitation }: Record<string, unknown>): { invitation?: string } =>
    typeof invitation === 'string' ? { invitation } : {},
  loaderDeps: ({ search }) => search,
  // Before the form is shown, so that the address is there from the start; a bad link just leaves a plain sign-up.
  loader: async ({ deps: { invitation: token } }) => {
    if (!token) return { invited: undefined }
    const invitation = await findInvitation(token).catch(() => null)
    return {
      invited: invitation
        ? {
            token,
            email: invitation.email,
            workspace: invitation.workspace.name,
            provesAddress: invitation.provesAddress,
          }
        : undefined,
    }
  },
  component: SignupPage,
})

function descriptionFor(invited: { provesAddress: boolean } | undefined) {
  if (!invited) return t`Free for teams of up to 10. No card needed.`
  return invited.provesAddress
    ? t`A name and a password, and you are in.`
    : t`A name and a password, then a mail to confirm your address, and you are in.`
}

function SignupPage() {
  const { invited } = Route.useLoaderData()
  return (
    <GatekeeperLayout
      title={invited ? `Join ${invited.workspace}` : 'Create your account'}
      description={descriptionFor(invited)}
      aside={
        <>
          Already have an account? <Link to="/login">Log in</Link>
        </>
      }
    >
      {!invited && <GoogleButton />}
      <SignupForm invited={invited} />
    </GatekeeperLayout>
  )
}
