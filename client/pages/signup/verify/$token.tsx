// Outside the guard: someone signed in confirms a changed address with the same kind of link.

import { IconLinkOff, IconMailCheck } from '@tabler/icons-react'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { errorMessage } from '#client/core/error-message.ts'
import { ResendVerification } from '#client/features/auth/ResendVerification.tsx'
import { confirmAddress } from '#client/features/auth/verify.ts'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'
import { t } from '#contract/texts.ts'

export const Route = createFileRoute('/signup/verify/$token')({
  loader: async ({ params: { token } }) => {
    const outcome = await confirmAddress(token)
    if ('goTo' in outcome) throw redirect({ href: outcome.goTo, replace: true })
    return outcome
  },
  // A link works once: what it answered is the answer.
  staleTime: Number.POSITIVE_INFINITY,
  pendingMs: 0,
  pendingComponent: VerifyingPage,
  component: FailedPage,
})

function VerifyingPage() {
  return <AuthLayout icon={IconMailCheck} title="Confirming your address" description="Just a moment." />
}

function FailedPage() {
  const { error } = Route.useLoaderData()
  return (
    <AuthLayout
      icon={IconLinkOff}
      title="This link did not work"
      description={errorMessage(error, t`Email verification failed`)}
      aside={
        <>
          Already confirmed? <Link to="/login">Log in</Link>
        </>
      }
    >
      <ResendVerification />
    </AuthLayout>
  )
}
