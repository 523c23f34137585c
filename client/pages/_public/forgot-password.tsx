import { createFileRoute, Link } from '@tanstack/react-router'
import { ForgotPasswordForm } from '#client/features/auth/ForgotPasswordForm.tsx'
import { GatekeeperLayout } from '#client/ui/layouts/GatekeeperLayout.tsx'

export const Route = createFileRoute('/_public/forgot-password')({ component: ForgotPasswordPage })

function ForgotPasswordPage() {
  return (
    <GatekeeperLayout
      title="Forgot your password?"
      description="Tell us your address, and we send you a link to choose a new one."
      aside={<Link to="/login">Back to login</Link>}
    >
      <ForgotPasswordForm />
    </GatekeeperLayout>
  )
}
