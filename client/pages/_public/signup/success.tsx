import { IconMailOpened } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useConfig } from '#client/core/config.ts'
import { LinkInOutbox } from '#client/features/auth/LinkInOutbox.tsx'
import { OutboxButton } from '#client/features/auth/OutboxButton.tsx'
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
  const sendsMail = useConfig()?.mail !== false
  useConfirmedElsewhere(email)
  const address = <strong>{email ?? 'your address'}</strong>
  return (
    <AuthLayout
      icon={IconMailOpened}
      title={sendsMail ? 'Check your mail' : 'Confirm your address'}
      description={
        sendsMail ? (
          <>
            We sent a link to {address}. Open it to confirm the address and get started. Nothing there? Have a look at
            the spam folder.
          </>
        ) : (
          <LinkInOutbox address={address} />
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
      <OutboxButton />
      {email ? <ResendButton email={email} /> : <ResendVerification />}
    </AuthLayout>
  )
}
