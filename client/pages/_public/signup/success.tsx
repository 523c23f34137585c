import { IconMailOpened } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useConfig } from '#client/core/config.ts'
import { OutboxNote } from '#client/features/auth/OutboxNote.tsx'
import { ResendButton } from '#client/features/auth/ResendButton.tsx'
import { ResendVerification } from '#client/features/auth/ResendVerification.tsx'
import { useConfirmedElsewhere } from '#client/features/auth/use-confirmed-elsewhere.ts'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'

export const Route = createFileRoute('/_public/signup/success')({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  component: SignupSuccessPage,
})

function SignupSuccessPage() {
  const { email } = Route.useSearch()
  const isKeptHere = useConfig()?.mail === false
  useConfirmedElsewhere(email)
  const address = <strong>{email ?? 'your address'}</strong>
  return (
    <AuthLayout
      icon={IconMailOpened}
      title="Check your mail"
      description={
        isKeptHere ? (
          <>The mail to {address} has a link in it. Open it to confirm the address and get started.</>
        ) : (
          <>
            We sent a link to {address}. Open it to confirm the address and get started. Nothing there? Have a look at
            the spam folder.
          </>
        )
      }
      aside={
        <>
          <div>
            Confirmed it on another device?{' '}
            <Link to="/login" search={email ? { email } : {}}>
              Log in
            </Link>
          </div>
          <div>
            Wrong address? <Link to="/signup">Sign up again</Link>
          </div>
        </>
      }
    >
      {email ? (
        <>
          <ResendButton email={email} />
          <OutboxNote />
        </>
      ) : (
        <ResendVerification />
      )}
    </AuthLayout>
  )
}
