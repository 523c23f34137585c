import { IconMailForward } from '@tabler/icons-react'
import { Note } from '#client/ui/Note.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useResendVerification } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { OutboxNote } from './OutboxNote.tsx'

/** Asks for another confirmation mail, for whoever has no working link. */
export function ResendVerification() {
  const resend = useResendVerification()
  if (resend.output) {
    return (
      <div role="status">
        <Note icon={IconMailForward}>
          If <strong>{resend.input?.email}</strong> still waits to be confirmed, a new link is on its way.
        </Note>
        <OutboxNote />
      </div>
    )
  }
  return (
    <AuthForm
      fields={['email']}
      onSubmit={(values) => resend.send(values)}
      error={resend.error}
      failure="Failed to resend verification email"
      busy={resend.isPending}
      submitLabel="Send a new link"
    >
      {(problems) => <EmailField error={problems.email} />}
    </AuthForm>
  )
}
