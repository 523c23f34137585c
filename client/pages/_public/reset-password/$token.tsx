import { IconKey } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ResetPasswordForm } from '#client/features/auth/ResetPasswordForm.tsx'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'

export const Route = createFileRoute('/_public/reset-password/$token')({ component: ResetPasswordPage })

function ResetPasswordPage() {
  const { token } = Route.useParams()
  return (
    <AuthLayout
      icon={IconKey}
      title="Choose a new password"
      description="You will be signed out everywhere else."
      aside={<Link to="/login">Back to login</Link>}
    >
      <ResetPasswordForm token={token} />
    </AuthLayout>
  )
}
