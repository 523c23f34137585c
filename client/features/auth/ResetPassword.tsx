import { IconKey, IconLockCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { track } from '#client/core/analytics.ts'
import { CallError } from '#client/core/transport.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { AuthLayout } from '#client/ui/layouts/AuthLayout.tsx'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useResetPassword } from './data.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

export function ResetPassword({ token }: { token: string }) {
  const resetPassword = useResetPassword()
  const firstField = useFocus<HTMLInputElement>()
  const { output, error } = resetPassword

  if (output) {
    return (
      <AuthLayout icon={IconLockCheck} title="That worked" description={<p role="status">{output.message}</p>}>
        <LinkButton to="/login" size="md" fullWidth>
          Log in
        </LinkButton>
      </AuthLayout>
    )
  }
  const linkIsOver = error instanceof CallError && error.code === 'invalid_token'
  return (
    <AuthLayout
      icon={IconKey}
      title="Choose a new password"
      description="You will be signed out everywhere else."
      aside={
        linkIsOver ? <Link to="/forgot-password">Ask for a new link</Link> : <Link to="/login">Back to login</Link>
      }
    >
      <AuthForm
        fields={['newPassword']}
        onSubmit={({ newPassword }) =>
          resetPassword.send({ token, newPassword }, { onSuccess: () => void track('password_reset') })
        }
        error={error}
        failure="Password reset failed"
        busy={resetPassword.isPending}
        submitLabel="Set new password"
      >
        {(problems) => (
          <NewPasswordField ref={firstField} name="newPassword" label="New password" error={problems.newPassword} />
        )}
      </AuthForm>
    </AuthLayout>
  )
}
