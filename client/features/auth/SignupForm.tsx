import { useNavigate } from '@tanstack/react-router'
import { track } from '#client/core/analytics.ts'
import { session } from '#client/core/session.ts'
import { useFocus } from '#client/core/use-focus.ts'
import { useAcceptInvitation } from '#client/features/joining/data.ts'
import { TextField } from '#client/ui/plain/TextField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { useRegister } from './data.ts'
import { EmailField } from './EmailField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

interface Props {
  /** From an invitation: only this address may accept. */
  invited?: { token: string; email: string } | undefined
}

export function SignupForm({ invited }: Props) {
  const register = useRegister()
  const accept = useAcceptInvitation()
  const navigate = useNavigate()
  const firstField = useFocus<HTMLInputElement>()

  const submit = (values: { name: string; email: string; password: string }) => {
    const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions()
    const sent = { ...values, timezone }
    register.send(invited ? { ...sent, invitationToken: invited.token } : sent, {
      onSuccess: (answer) => {
        track('signup')
        if (!('access_token' in answer)) {
          // An address that is still to be confirmed goes on with the invitation afterwards.
          if (invited) session.rememberRoute(`/join/${invited.token}`)
          void navigate({ to: '/signup/success', search: { email: answer.user.email } })
          return
        }
        session.start(answer)
        if (invited) join(invited.token)
        else void navigate({ to: '/onboarding' })
      },
    })
  }

  /** Whoever signs up to join has said yes. Where that does not work, the invitation itself says why. */
  const join = (token: string) =>
    accept.send(
      { token },
      {
        onSuccess: ({ workspace: { url } }) =>
          void navigate({ to: '/$workspace/projects', params: { workspace: url }, replace: true }),
        onError: () => void navigate({ to: '/join/$token', params: { token } }),
      },
    )

  return (
    <AuthForm
      fields={['name', 'email', 'password']}
      onSubmit={submit}
      error={register.error}
      failure="Registration failed"
      busy={register.isPending || accept.isPending}
      submitLabel={invited ? 'Create account' : 'Sign up'}
    >
      {(problems) => (
        <>
          <TextField ref={firstField} name="name" label="Your name" autoComplete="name" error={problems.name} />
          <EmailField
            defaultValue={invited?.email}
            readOnly={Boolean(invited)}
            description={invited && 'The invitation is for this address.'}
            error={problems.email}
          />
          <NewPasswordField name="password" error={problems.password} />
        </>
      )}
    </AuthForm>
  )
}
