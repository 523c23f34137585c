import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { useConfirmedElsewhere } from './use-confirmed-elsewhere.ts'

export function VerifyWithoutToken() {
  useConfirmedElsewhere()
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
