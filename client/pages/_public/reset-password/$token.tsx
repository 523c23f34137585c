import { createFileRoute } from '@tanstack/react-router'
import { ResetPassword } from '#client/features/auth/ResetPassword.tsx'

export const Route = createFileRoute('/_public/reset-password/$token')({ component: ResetPasswordPage })

function ResetPasswordPage() {
  const { token } = Route.useParams()
  return <ResetPassword token={token} />
}
