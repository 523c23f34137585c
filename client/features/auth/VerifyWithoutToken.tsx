import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'
import { ResendVerification } from './ResendVerification.tsx'

export function VerifyWithoutToken() {
  return (
    <AuthLayout
      icon={IconMailCheck}
      title="Confirm your e-mail address"
      description="Open the link in the mail we sent when you signed up. If you cannot find it, we send you a new one."
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
