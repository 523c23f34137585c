import { CallError } from '#client/core/transport.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { Button } from '#client/ui/plain/Button.tsx'
import { TextField } from '#client/ui/plain/TextField.tsx'
import { AuthForm } from './AuthForm.tsx'

interface Props {
  onSubmit(totp: string): void
  onBack(): void
  error: Error | null
  busy: boolean
}

export function SecondFactorForm({ onSubmit, onBack, error, busy }: Props) {
  const field = useFocus<HTMLInputElement>()
  // Being asked for the code is why this form is here, not something that went wrong in it.
  const isQuestion = error instanceof CallError && error.code === 'totp_required'
  return (
    <>
      <AuthForm
        fields={['totp']}
        onSubmit={({ totp }) => onSubmit(totp)}
        error={isQuestion ? null : error}
        failure="Login failed"
        busy={busy}
        submitLabel="Continue"
      >
        {(problems) => (
          <TextField
            ref={field}
            name="totp"
            label="Code from your authenticator app"
            description="Six digits. Lost your phone? One of your recovery codes works here too."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={problems.totp}
          />
        )}
      </AuthForm>
      <Button variant="subtle" size="md" fullWidth onClick={onBack}>
        Back
      </Button>
    </>
  )
}
