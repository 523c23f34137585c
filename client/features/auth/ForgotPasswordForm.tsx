import { IconMailForward } from '@tabler/icons-react'
import { useFocus } from '#client/core/use-focus.ts'
import { Note } from '#client/ui/Note.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useForgotPassword } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { OutboxNote } from './OutboxNote.tsx'

export function ForgotPasswordForm() {
  const forgotPassword = useForgotPassword()
  const firstField = useFocus<HTMLInputElement>()

  if (forgotPassword.output) {
    return (
      <div role="status">
        <Note icon={IconMailForward}>
          If <strong>{forgotPassword.input?.email}</strong> has an account, a link to choose a new password is on its
          way. It works once, within the next hour.
        </Note>
        <OutboxNote />
      </div>
    )
  }
  return (
    <AuthForm
      fields={['email']}
      onSubmit={(values) => forgotPassword.send(values)}
      error={forgotPassword.error}
      failure="Password reset request failed"
      busy={forgotPassword.isPending}
      submitLabel="Send reset link"
    >
      {(problems) => <EmailField ref={firstField} error={problems.email} />}
    </AuthForm>
  )
}
