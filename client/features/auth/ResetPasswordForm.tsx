import { track } from '#client/core/analytics.ts'
import { CallError } from '#client/core/transport.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { LinkButton } from '#client/ui/plain/LinkButton.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useResetPassword } from './data.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import classes from './ResetPasswordForm.module.css'

export function ResetPasswordForm({ token }: { token: string }) {
  const resetPassword = useResetPassword()
  const firstField = useFocus<HTMLInputElement>()
  const { error } = resetPassword

  if (resetPassword.output) {
    return (
      <div className={classes.done}>
        <p role="status">{resetPassword.output.message}</p>
        <LinkButton to="/login" size="md" fullWidth>
          Log in
        </LinkButton>
      </div>
    )
  }
  return (
    <>
      <AuthForm
        fields={['newPassword']}
        onSubmit={({ newPassword }) =>
          resetPassword.send({ token, newPassword }, { onSuccess: () => track('password_reset') })
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
      {error instanceof CallError && error.code === 'invalid_token' && (
        <LinkButton to="/forgot-password" variant="default" size="md" fullWidth>
          Ask for a new link
        </LinkButton>
      )}
    </>
  )
}
